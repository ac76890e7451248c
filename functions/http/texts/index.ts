import type { FieldError } from '#contracts/api/problem';
import type { FieldIssue } from '#contracts/field-kit/field-issues';
import type { Language } from '#contracts/field-kit/fields';
import { counted } from '../../plural.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { Texts } from './texts.ts';

const texts: Record<Language, Texts> = { ar, en };

export const problemTexts = (language: Language) => texts[language];

/**
 * The sentence for an issue, in the reader's language. It names the flight of a leg's field: `Flight 2: …`.
 * @param ofProgram true if the fields are a program's
 */
export function describeIssue(
  { field, code, limit }: FieldIssue,
  language: Language,
  { ofProgram = false } = {},
): FieldError {
  const { rules, fields, units, wholeBody, leg } = texts[language];
  const names: Record<string, string> = ofProgram
    ? { ...fields.call, ...fields.enquiry, ...fields.program }
    : { ...fields.program, ...fields.call, ...fields.enquiry };
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) || field;
  const shown = (Object.hasOwn(names, name) ? names[name] : name) || wholeBody;
  const [, index] = field.match(/^legs\.(\d+)\b/) ?? [];
  const place = index === undefined ? '' : `${leg(Number(index) + 2)}: `;
  const amount = (_: string, unit: keyof Texts['units']) => counted(amountOf(unit, limit), units[unit], language);
  const message = rules[code]
    .replace('{field}', shown)
    .replace('{limit}', String(limit))
    .replace(/\{(characters|entries|decimals)\}/, amount);
  return { field, code, message: place + message };
}

/** A rule on decimals has the step as its limit: 0.01 allows two decimals. */
const amountOf = (unit: keyof Texts['units'], limit = 0) =>
  unit === 'decimals' ? Math.round(-Math.log10(limit)) : limit;
