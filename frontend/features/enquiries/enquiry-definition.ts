import type { FormChecks } from '#contracts/enquiry-kinds/form-check';
import type { FormRule } from '#contracts/rules';
import type { ProgramTerms } from './program-terms.ts';
import type { EnquiryBody, EnquiryRoute } from './send-enquiry.ts';

/** The definition of an enquiry form: everything that differs between the four. */
export interface EnquiryDefinition<Values extends object, Route extends EnquiryRoute> {
  /** Names the form, its draft and its sending key: `flight-request`. */
  name: string;
  route: Route;
  empty: Values;
  /** Every field in the order the form shows them, a list's own as `legs.date`. */
  fieldOrder: readonly string[];
  /** Values of other fields that early input implies, unless they were typed too. */
  implied?: (typed: Partial<Values>) => Partial<Values>;
  /** Fields whose issue may lie in another one: a change of the key clears them. */
  dependents?: Record<string, readonly string[]>;
  /** The values of the fields that a program settles: they are sent, and the form does not ask for them. */
  settledBy?: (program: ProgramTerms) => Partial<Values>;
  toBody: (values: Values, programId: string | undefined) => EnquiryBody<Route>;
  /** The values checked before sending. */
  checks: FormChecks;
}

/** A form's own texts; all others are in the namespace `enquiries`. */
export interface EnquiryTexts {
  /** Labels that differ from those in `enquiries`, by the fields' last names: `date`, not `legs.0.date`. */
  labels?: Partial<Record<string, string>>;
  /** The confirming notice. */
  sent: string;
  sentTitle?: string;
  /** The failure notice. */
  failed?: string;
  rules?: Partial<Record<FormRule, string>>;
  /** Own texts for empty fields, by the field's last name. */
  missing?: Partial<Record<string, string>>;
}
