import type { QuestionTextName } from '#contracts/api/offer-terms';
import type { ProblemCode } from '#contracts/api/problem';
import type { FieldName } from '#contracts/api/program-fields';
import type { Language } from '#contracts/field-kit/language';
import type { RuleCode } from '#contracts/field-kit/rules';
import type { EnquiryWords } from '../../enquiry-words/index.ts';
import type { PluralForms } from '../../plural.ts';

/** All texts of the API in one language. */
export interface Texts {
  /** Title and detail of each problem. */
  problems: Record<ProblemCode, readonly [title: string, detail: string]>;
  /** Detail of a validation problem whose first issue is a missing field. */
  requiredDetail: string;
  /** `{limit}` is the rule's number; `{characters}`, `{entries}` and `{decimals}` are that many of them, in words. */
  rules: Record<RuleCode, string>;
  units: Record<'characters' | 'entries' | 'decimals', PluralForms>;
  /** The name of the whole body, for issues without a field. */
  wholeBody: string;
  fields: FieldNames;
  /** The name of a field's text in a language. */
  inLanguage: Record<Language, string>;
  leg: EnquiryWords['leg'];
}

/** Field names for readers, by noun and the last part of the path; the last two parts where a name alone is ambiguous. */
export interface FieldNames {
  program: Record<FieldName | QuestionTextName, string>;
  enquiry: Record<string, string>;
  /** Those of all other calls. */
  call: Record<string, string>;
  /** Those of the site's sections. */
  site: Record<string, string>;
}

/** Whose names a call's fields have first. */
export type FieldsOf = 'program' | 'enquiry' | 'site';
