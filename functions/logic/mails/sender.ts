import { type Brand, nameInText } from '#contracts/api/site-brand-rules';
import type { Contact } from '#contracts/api/site-contact-rules';
import { withFacts } from '#contracts/field-kit/facts';
import type { Language } from '#contracts/field-kit/language';

/** Who sends a mail: the agency, and how it is reached. */
export interface Sender extends Contact {
  brand: Brand;
  /** The site's, for its pictures. */
  origin: string;
}

/** Puts the agency's name in the place of `{agency}` in one of our own texts. */
export const naming = (text: string, { brand }: Sender, language: Language): string =>
  withFacts(text, { agency: nameInText(brand, language) });
