import type { FormChecks } from '#contracts/api/enquiry-kinds/form-check';
import type { FormRule } from '#contracts/field-kit/rules';
import type { ProgramTerms } from './program-terms.ts';
import type { EnquiryBody, EnquiryRoute } from './send-enquiry.ts';

/** The definition of an enquiry form: all that differs between the four. */
export interface EnquiryDefinition<Values extends object, Route extends EnquiryRoute> {
  /** Names the form, its draft and its idempotency key: `flight-request`. */
  name: string;
  route: Route;
  empty: Values;
  /** Every field in the form's order; a field of a list as `legs.date`. */
  fieldOrder: readonly string[];
  /** Values of other fields that follow from input typed before hydration, unless the visitor typed those too. */
  implied?: (typed: Partial<Values>) => Partial<Values>;
  /** Fields whose issue may depend on the field in the key: changing that field clears them. */
  dependents?: Record<string, readonly string[]>;
  /** The values that a program fixes: they are sent, and the form does not ask for them. */
  fixedBy?: (program: ProgramTerms) => Partial<Values>;
  toBody: (values: Values, programId: string | undefined) => EnquiryBody<Route>;
  /** The checks before sending. */
  checks: FormChecks;
}

/** A form's own texts; the other texts are in the namespace `enquiries`. */
export interface EnquiryTexts {
  /** Labels that differ from those in `enquiries`, by the last part of the field's name: `date`, not `legs.0.date`. */
  labels?: Partial<Record<string, string>>;
  /** The text of the success notice. */
  sent: string;
  /** The same for an enquiry about a program, given its name in a sentence. */
  sentFor: (program: string) => string;
  sentTitle?: string;
  /** The text of the failure notice. */
  failed?: string;
  rules?: Partial<Record<FormRule, string>>;
  /** The name of a further flight, counted from 0; messages about its fields begin with it. */
  leg?: (index: number) => string;
  /** Messages for empty fields, by the last part of the field's name. */
  missing?: Partial<Record<string, string>>;
  /** Messages for texts that are too long, likewise. */
  tooLong?: Partial<Record<string, string>>;
}
