import { nameInText } from '#contracts/api/site-brand-rules';
import type { SiteLetters } from '#contracts/api/site-letters-rules';
import { withFacts } from '#contracts/field-kit/facts';
import type { Language } from '#contracts/field-kit/language';
import type { Sender } from './sender.ts';

/** The words of owners in mails to visitors. */
export interface Letterhead {
  contact: Sender;
  letters: SiteLetters;
}

/** The words around a mail's facts, in the visitor's language. */
export function letterWords({ contact, letters }: Letterhead, language: Language) {
  const facts = { agency: nameInText(contact.brand, language), hours: contact.hours[language] };
  const words = (name: 'mail_hello' | 'mail_closing' | 'mail_hours' | 'mail_call') =>
    withFacts(letters[name][language] ?? '', facts);
  return {
    hello: words('mail_hello'),
    ending: [words('mail_closing'), words('mail_hours')].filter(Boolean),
    call: words('mail_call'),
  };
}
