import type { BrandColours } from '../colours/palette.ts';
import type { Language } from '../field-kit/language.ts';
import type { SiteTexts } from './site-texts.ts';

export const brandLimits = { name: 30, legal_name: 80 } as const;

/** Who the agency is: what every page, the console and every mail show. */
export interface Brand {
  name: SiteTexts;
  /** As the commercial register has it. */
  legal_name: SiteTexts;
  colours: BrandColours;
}

/** Arabic needs the guillemets: a bare name may be a word of its own. */
const quoted: Record<Language, (name: string) => string> = { ar: (name) => `«${name}»`, en: (name) => name };

/** The agency's name in running text. */
export const nameInText = ({ name }: Pick<Brand, 'name'>, language: Language): string =>
  quoted[language](name[language]);
