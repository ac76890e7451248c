import type { FormChecks } from '#contracts/enquiry-kinds/form-check';
import type { FormRule } from '#contracts/rules';
import type { ProgramTerms } from './program-terms.ts';
import type { EnquiryBody, EnquiryRoute } from './send-enquiry.ts';

/** What makes one enquiry form different from another. */
export interface EnquiryDefinition<Values extends object, Route extends EnquiryRoute> {
  /** Names the form, its draft and its sending key: `flight-request`. */
  name: string;
  route: Route;
  empty: Values;
  /** Every field in the order the form shows them, a list's own as `legs.date`. */
  fieldOrder: readonly string[];
  /** What follows for other fields from what was typed before the scripts came, unless it was typed too. */
  implied?: (typed: Partial<Values>) => Partial<Values>;
  /** Fields whose issue may lie in another one: a change of the key clears them. */
  dependents?: Record<string, readonly string[]>;
  /** The values of the fields that a program settles: they are sent, and the form does not ask for them. */
  settledBy?: (program: ProgramTerms) => Partial<Values>;
  toBody: (values: Values, programId: string | undefined) => EnquiryBody<Route>;
  /** What is checked before it is sent. */
  checks: FormChecks;
}

/** What a form says in words of its own; everything else is in the `enquiries` texts. */
export interface EnquiryTexts {
  /** Labels that differ from those in `enquiries`, by the fields' last names: `date`, not `legs.0.date`. */
  labels?: Partial<Record<string, string>>;
  /** The confirming notice. */
  sent: string;
  sentTitle?: string;
  /** The failure notice. */
  failed?: string;
  rules?: Partial<Record<FormRule, string>>;
  /** How it asks for a field left empty, by the field's last name, where it differs from the other forms. */
  missing?: Partial<Record<string, string>>;
}
