import * as z from 'zod/mini';
import { requiredText, wholeNumber } from '../field-kit/fields.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';
import { ContactChannel, EnquiryStatus } from './enquiries.ts';

/**
 * A change by staff: a new status, an internal note, a contact, or several at once.
 *
 * `version` protects the status: a change of the status is refused if its version is not the current one. Notes and
 * contacts are appended, so they neither raise the version nor are refused. A second contact by the same person and
 * channel within a minute adds nothing.
 */
export const EnquiryChange = withJsonSchema(
  z
    .object({
      status: z.optional(EnquiryStatus),
      note: z.optional(requiredText(2000)),
      contacted: z.optional(ContactChannel),
      version: z.optional(wholeNumber(1)),
    })
    .check(
      z.refine(({ status, note, contacted }) => Boolean(status ?? note ?? contacted), {
        path: ['status'],
        error: 'nothing_to_change',
      }),
    ),
  (schema) => ({ ...schema, anyOf: ['status', 'note', 'contacted'].map((name) => ({ required: [name] })) }),
);
export type EnquiryChange = z.infer<typeof EnquiryChange>;
