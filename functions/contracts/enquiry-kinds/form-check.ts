import * as z from 'zod/mini';
import { type FieldIssue, parseFields } from '../field-issues.ts';
import { Email, orNull, PersonName } from '../fields.ts';
import { PlausiblePhone } from '../plausible-phone.ts';
import { type FormRule, formRules } from '../rules.ts';
import { type Fields, shapeOf } from './field.ts';

// The site's content security policy forbids the evaluation of code that zod compiles checks with.
z.config({ jitless: true });

export type FormIssue = FieldIssue<FormRule>;

/** The checks of a form. */
export interface FormChecks {
  fields: Fields;
  /** Between fields. */
  rules?: readonly z.core.$ZodCheck<never>[];
  /** See `ruleOrder`. */
  order: readonly FormRule[];
  /** Fields that this form asks for otherwise. */
  own?: Record<string, z.ZodMiniType>;
}

/** For forms that do without an address. */
export const optionalEmail = { email: orNull(Email) };

/**
 * A check of bodies by the contract's schemas: one issue for every wrong field, the first broken rule first; none means
 * it may be sent.
 */
export function formCheck({ fields, rules = [], order, own }: FormChecks): (body: object) => FormIssue[] {
  const contact = { name: PersonName, phone: PlausiblePhone, email: Email };
  const checks = rules as readonly z.core.$ZodCheck<object>[];
  const schema = z.object({ ...contact, ...shapeOf(fields, 'form'), ...own }).check(...checks);
  const rank = ({ code }: FormIssue) => (order.includes(code) ? order.indexOf(code) : order.length);
  return (body) => (parseFields(schema, body, formRules).issues ?? []).toSorted((a, b) => rank(a) - rank(b));
}
