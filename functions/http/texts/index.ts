import type { FieldIssue } from '#contracts/field-issues';
import type { Language } from '#contracts/fields';
import type { FieldError } from '#contracts/problem';
import { counted } from '../../plural.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { Texts } from './texts.ts';

const texts: Record<Language, Texts> = { ar, en };

export const problemTexts = (language: Language) => texts[language];

/** The sentence for an issue, in the reader's language. */
export function describeIssue({ field, code, limit }: FieldIssue, language: Language): FieldError {
  const { rules, fields, units, wholeBody } = texts[language];
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) || field;
  const shown = (Object.hasOwn(fields, name) ? fields[name] : name) || wholeBody;
  const message = rules[code].replace('{field}', shown).replace('{limit}', String(limit));
  const amount = (_: string, unit: keyof Texts['units']) => counted(limit ?? 0, units[unit], language);
  return { field, code, message: message.replace(/\{(characters|entries)\}/, amount) };
}
