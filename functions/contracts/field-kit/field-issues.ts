import type * as z from 'zod/mini';
import { type LimitRule, limitRules, type RuleCode, ruleCodes } from './rules.ts';

type Issue = z.core.$ZodIssue;

/**
 * A broken rule of a field. The field's name is empty for the body itself. `limit` is the number in the rule's
 * sentence.
 */
export type FieldIssue<Code extends string = RuleCode> = { field: string } & (
  | { code: LimitRule; limit: number }
  | { code: Exclude<Code, LimitRule>; limit?: never }
);

const formats: Record<string, RuleCode> = { email: 'invalid_email', date: 'invalid_date' };

type Result<Data, Code extends string> = { data: Data; issues?: never } | { issues: FieldIssue<Code>[] };

/**
 * Parses with a contract's schema. Returns the data, or one issue for each invalid field, in the schema's order.
 * @param codes the codes of our own rules, which zod's issues carry as messages
 */
export function parseFields<Schema extends z.ZodMiniType, Code extends string = RuleCode>(
  schema: Schema,
  value: unknown,
  codes: readonly Code[] = ruleCodes as readonly RuleCode[] as readonly Code[],
): Result<z.output<Schema>, Code | RuleCode> {
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data };
  const issues = new Map<string, FieldIssue<Code | RuleCode>>();
  for (const issue of result.error.issues) {
    const told = toFieldIssue(issue, value, codes);
    if (!issues.has(told.field)) issues.set(told.field, told);
  }
  return { issues: [...issues.values()] };
}

function toFieldIssue<Code extends string>(
  issue: Issue,
  value: unknown,
  codes: readonly Code[],
): FieldIssue<Code | RuleCode> {
  const field = issue.path.join('.');
  const input = issue.path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown>)?.[key], value);
  const code = codeOf(issue, input, codes);
  return hasLimit(code) ? { field, code, limit: limitOf(issue) } : ({ field, code } as FieldIssue<Code | RuleCode>);
}

const hasLimit = (code: string): code is LimitRule => (limitRules as readonly string[]).includes(code);

/**
 * Our own rules have the limit as a parameter: `params: { limit: 1 }`.
 * @throws Error if the rule has no limit
 */
function limitOf(issue: Issue): number {
  const limit =
    issue.code === 'too_small'
      ? issue.minimum
      : issue.code === 'too_big'
        ? issue.maximum
        : issue.code === 'custom'
          ? issue.params?.limit
          : undefined;
  if (limit === undefined) throw new Error(`The rule ${issue.message} of ${issue.path.join('.')} names no limit.`);
  return Number(limit);
}

function codeOf<Code extends string>(issue: Issue, input: unknown, codes: readonly Code[]): Code | RuleCode {
  const own = codes.find((code) => code === issue.message);
  // Our own rules decide for themselves; a missing value cannot have a wrong type or length.
  if (issue.code === 'custom' && own) return own;
  if (input === undefined || input === null || (typeof input === 'string' && input.trim() === '')) return 'required';
  if (own) return own;
  switch (issue.code) {
    case 'invalid_type':
      // In JSON, a number with decimals instead of a whole number has the right type.
      return issue.expected === 'int' ? 'invalid_format' : 'wrong_type';
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many_items' : 'too_large';
    case 'invalid_format':
      return formats[issue.format] ?? 'invalid_format';
    case 'invalid_value':
    case 'invalid_union':
      return 'not_an_option';
    default:
      return 'invalid_format';
  }
}
