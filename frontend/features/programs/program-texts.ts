import type { Program } from '#contracts/programs';
import type { Language } from '#contracts/website/language';

export interface ProgramTexts {
  title: string;
  city: string;
  description: string;
  accommodation: string;
  offerIncludes: string;
}

/** Returns a program's texts in the reader's language if staff wrote them, else in the base language. */
export function programTexts(program: Program, language: Language): ProgramTexts {
  const english = language === 'en' ? program.translations?.en : null;
  const pick = (translated: string | null | undefined, base: string | null) => translated?.trim() || base?.trim() || '';
  return {
    title: pick(english?.trip_name, program.trip_name),
    city: pick(english?.city, program.city),
    description: pick(english?.description, program.description),
    accommodation: pick(english?.accommodation, program.accommodation),
    offerIncludes: pick(english?.offer_includes, program.offer_includes),
  };
}

/** Splits `Offer includes` into a list: one entry per line, or on a single line at commas, semicolons or bullets. */
export function includedItems(offerIncludes: string): string[] {
  const separator = offerIncludes.includes('\n') ? /\n/ : /[,،;؛•]/;
  const items = offerIncludes.split(separator).map((item) => item.replace(/^[\s\-–•*·]+/, '').trim());
  return [...new Set(items)].filter((item) => item !== '');
}
