import type { ProblemCode } from '#contracts/problem';
import type { RuleCode } from '#contracts/rules';
import type { PluralForms } from '../../plural.ts';

/** Everything the API says to people, in one language. */
export interface Texts {
  /** Title and detail of each problem. */
  problems: Record<ProblemCode, readonly [title: string, detail: string]>;
  /** Detail of a validation problem whose first rule is that something required is missing. */
  requiredDetail: string;
  /** `{limit}` stands for the rule's number, `{characters}` and `{entries}` for that many of them. */
  rules: Record<RuleCode, string>;
  units: Record<'characters' | 'entries', PluralForms>;
  /** Stands where a field's name would, if the whole body is wrong. */
  wholeBody: string;
  /** Field names as the reader knows them, by the last name in the path. */
  fields: Record<string, string>;
}
