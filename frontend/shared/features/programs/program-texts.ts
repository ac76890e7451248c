import type { TextName } from '#contracts/api/program-fields';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';

/** Returns a program's texts in the reader's language if staff wrote them, else in the base language. */
export function programTexts({ texts }: Pick<Program, 'texts'>, language: Language) {
  const own = texts[language];
  const pick = (name: TextName) => own?.[name]?.trim() || texts.ar[name]?.trim() || '';
  const names = Object.keys(texts.ar) as TextName[];
  return Object.fromEntries(names.map((name) => [name, pick(name)])) as Record<TextName, string>;
}

/** Splits `Offer includes` into a list: one entry per line, or on a single line at commas, semicolons or bullets. */
export function includedItems(offerIncludes: string): string[] {
  const separator = offerIncludes.includes('\n') ? /\n/ : /[,،;؛•]/;
  const items = offerIncludes.split(separator).map((item) => item.replace(/^[\s\-–•*·]+/, '').trim());
  return [...new Set(items)].filter((item) => item !== '');
}
