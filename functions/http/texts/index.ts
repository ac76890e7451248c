import type { Language } from '#contracts/fields';
import type { FieldError, ProblemCode } from '#contracts/problem';
import type { RuleCode } from '#contracts/rules';
import type { FieldFault } from '../../errors.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

export interface Texts {
  /** Title and detail of each problem. */
  problems: Record<ProblemCode, readonly [title: string, detail: string]>;
  /** Detail of a validation problem in which something required is missing. */
  requiredDetail: string;
  rules: Record<RuleCode, string>;
  /** Field names as the reader knows them, by the last name in the path. */
  fields: Record<string, string>;
}

const texts: Record<Language, Texts> = { ar, en };

export const problemTexts = (language: Language) => texts[language];

/** The sentence for one wrong field, in the reader's language. */
export function describeFault({ field, code, limit }: FieldFault, language: Language): FieldError {
  const { rules, fields } = texts[language];
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
  const message = rules[code].replace('{field}', fields[name] ?? name).replace('{limit}', String(limit ?? ''));
  return { field, code, message };
}
