import type * as z from 'zod/mini';
import { type RuleCode, ruleCodes } from '#contracts/rules';
import { type FieldFault, ValidationFailed } from '../errors.ts';

type Issue = z.core.$ZodIssue;

const known: ReadonlySet<string> = new Set(ruleCodes);
const formats: Record<string, RuleCode> = { email: 'invalid_email', date: 'invalid_date' };

/** Parses with a contract's schema. Throws `ValidationFailed` naming every wrong field once, in the schema's order. */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = new Map<string, FieldFault>();
  for (const issue of result.error.issues) {
    const fault = toFault(issue, value);
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  }
  throw new ValidationFailed([...faults.values()]);
}

function toFault(issue: Issue, value: unknown): FieldFault {
  const field = issue.path.join('.');
  const input = issue.path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown>)?.[key], value);
  const limit =
    issue.code === 'too_small' ? Number(issue.minimum) : issue.code === 'too_big' ? Number(issue.maximum) : undefined;
  return { field, code: ruleOf(issue, input), limit };
}

function ruleOf(issue: Issue, input: unknown): RuleCode {
  // Our own rules speak for themselves; what is missing cannot be of a wrong type or length.
  if (issue.code === 'custom' && known.has(issue.message)) return issue.message as RuleCode;
  if (input === undefined || input === null || (typeof input === 'string' && input.trim() === '')) return 'required';
  if (known.has(issue.message)) return issue.message as RuleCode;
  switch (issue.code) {
    case 'invalid_type':
      // A number with decimals where a whole one belongs is the right type in JSON.
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
