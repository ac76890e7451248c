import type { Program } from '#contracts/programs';
import type { Language } from '#contracts/website/language';

export interface ProgramTexts {
  title: string;
  city: string;
  description: string;
  accommodation: string;
  offerIncludes: string;
}

/** A program's texts in the reader's language where staff wrote it, else in the base language. */
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

/** `Offer includes` as a list: one entry a line, or, on a single line, between commas, semicolons or bullets. */
export function includedItems(offerIncludes: string): string[] {
  const separator = offerIncludes.includes('\n') ? /\n/ : /[,،;؛•]/;
  const items = offerIncludes.split(separator).map((item) => item.replace(/^[\s\-–•*·]+/, '').trim());
  return [...new Set(items)].filter((item) => item !== '');
}
