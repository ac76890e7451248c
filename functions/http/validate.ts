import type * as z from 'zod/mini';
import { type LimitRule, limitRules, type RuleCode, ruleCodes } from '#contracts/rules';
import { type FieldIssue, ValidationFailed } from '../errors.ts';

type ZodIssue = z.core.$ZodIssue;

const known: ReadonlySet<string> = new Set(ruleCodes);
const formats: Record<string, RuleCode> = { email: 'invalid_email', date: 'invalid_date' };

/**
 * Parses with a contract's schema.
 * @throws ValidationFailed with one issue per field, in the schema's order
 */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = new Map<string, FieldIssue>();
  for (const zodIssue of result.error.issues) {
    const issue = toFieldIssue(zodIssue, value);
    if (!issues.has(issue.field)) issues.set(issue.field, issue);
  }
  throw new ValidationFailed([...issues.values()]);
}

function toFieldIssue(issue: ZodIssue, value: unknown): FieldIssue {
  const field = issue.path.join('.');
  const input = issue.path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown>)?.[key], value);
  const code = ruleOf(issue, input);
  return hasLimit(code) ? { field, code, limit: limitOf(issue) } : { field, code };
}

const hasLimit = (code: RuleCode): code is LimitRule => (limitRules as readonly RuleCode[]).includes(code);

/** The number in the rule's sentence. Own rules have it as a parameter: `params: { limit: 1 }`. */
function limitOf(issue: ZodIssue): number {
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

function ruleOf(issue: ZodIssue, input: unknown): RuleCode {
  // Own rules come first. A missing value has no wrong type or length.
  if (issue.code === 'custom' && known.has(issue.message)) return issue.message as RuleCode;
  if (input === undefined || input === null || (typeof input === 'string' && input.trim() === '')) return 'required';
  if (known.has(issue.message)) return issue.message as RuleCode;
  switch (issue.code) {
    case 'invalid_type':
      // A decimal number has the right JSON type where a whole one is required.
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
