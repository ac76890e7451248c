import type { ProblemCode } from '#contracts/problem';
import type { RuleCode } from '#contracts/rules';

/** Everything the API says to people, in one language. */
export interface Texts {
  /** Title and detail of each problem. */
  problems: Record<ProblemCode, readonly [title: string, detail: string]>;
  /** Detail of a validation problem in which something required is missing. */
  requiredDetail: string;
  rules: Record<RuleCode, string>;
  /** Field names as the reader knows them, by the last name in the path. */
  fields: Record<string, string>;
}
