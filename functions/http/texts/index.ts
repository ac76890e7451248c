import type { FieldError } from '#contracts/api/problem';
import type { FieldIssue } from '#contracts/field-kit/field-issues';
import { isLanguage, type Language } from '#contracts/field-kit/language';
import { counted } from '../../plural.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { FieldsOf, Texts } from './texts.ts';

const texts: Record<Language, Texts> = { ar, en };

export const problemTexts = (language: Language) => texts[language];

/**
 * The sentence for an issue, in the reader's language. It names the flight of a leg's field: `Flight 2: …`.
 * @param of whose fields they are
 */
export function describeIssue(
  { field, code, limit }: FieldIssue,
  language: Language,
  of: FieldsOf = 'enquiry',
): FieldError {
  const { rules, units, wholeBody, leg } = texts[language];
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  const shown = nameOf(parts, namesOf(of, language), language) || parts.at(-1) || field || wholeBody;
  const [, index] = field.match(/^legs\.(\d+)\b/) ?? [];
  const place = index === undefined ? '' : `${leg(Number(index) + 2)}: `;
  const amount = (_: string, unit: keyof Texts['units']) => counted(amountOf(unit, limit), units[unit], language);
  const message = rules[code]
    .replace('{field}', shown)
    .replace('{limit}', String(limit))
    .replace(/\{(characters|entries|decimals)\}/, amount);
  return { field, code, message: place + message };
}

function namesOf(of: FieldsOf, language: Language): Map<string, string> {
  const { program, enquiry, call, site } = texts[language].fields;
  const byNoun = {
    program: [call, enquiry, program],
    enquiry: [program, call, enquiry],
    site: [program, enquiry, call, site],
  };
  return new Map(byNoun[of].flatMap(Object.entries));
}

/** The name of a field. Its text in a language is called by the field: "Title in Arabic". */
function nameOf(parts: readonly string[], names: ReadonlyMap<string, string>, language: Language): string | undefined {
  const last = parts.at(-1) ?? '';
  const parent = parts.at(-2);
  const own = names.get(parent ? `${parent}.${last}` : last);
  if (own || !parent) return own;
  const whole = isLanguage(last) && parent !== 'texts' ? nameOf(parts.slice(0, -1), names, language) : undefined;
  return whole ? texts[language].inLanguage[last as Language].replace('{field}', () => whole) : names.get(last);
}

/** A rule on decimals has the step as its limit: 0.01 allows two decimals. */
const amountOf = (unit: keyof Texts['units'], limit = 0) =>
  unit === 'decimals' ? Math.round(-Math.log10(limit)) : limit;
