import * as z from 'zod/mini';
import { type FieldIssue, parseFields } from '../../field-kit/field-issues.ts';
import { Email, orNull, PersonName } from '../../field-kit/fields.ts';
import { PlausiblePhone } from '../../field-kit/plausible-phone.ts';
import { type FormRule, formRules } from '../../field-kit/rules.ts';
import { type Fields, shapeOf } from './field.ts';

// The site's content security policy forbids `eval`, which zod would use to compile checks.
z.config({ jitless: true });

export type FormIssue = FieldIssue<FormRule>;

/** The rules by which a form checks its values. */
export interface FormChecks {
  fields: Fields;
  /** Rules between fields. */
  rules?: readonly z.core.$ZodCheck<never>[];
  /** See `ruleOrder`. */
  order: readonly FormRule[];
  /** Schemas of fields that are different in this form. */
  own?: Record<string, z.ZodMiniType>;
}

/** For forms that do not require an e-mail address. */
export const optionalEmail = { email: orNull(Email) };

/**
 * Returns a function that checks a body by the contract's schemas: one issue for each invalid field, in the order of
 * `order`. No issues mean that the body may be sent.
 */
export function formCheck({ fields, rules = [], order, own }: FormChecks): (body: object) => FormIssue[] {
  const contact = { name: PersonName, phone: PlausiblePhone, email: Email };
  const checks = rules as readonly z.core.$ZodCheck<object>[];
  const schema = z.object({ ...contact, ...shapeOf(fields, 'form'), ...own }).check(...checks);
  const rank = ({ code }: FormIssue) => (order.includes(code) ? order.indexOf(code) : order.length);
  return (body) => (parseFields(schema, body, formRules).issues ?? []).toSorted((a, b) => rank(a) - rank(b));
}
