import * as z from 'zod/mini';
import { ContactChannel, EnquiryStatus } from './enquiries.ts';
import { requiredText, wholeNumber } from './fields.ts';
import { withJsonSchema } from './json-schema.ts';

/**
 * A change by staff: a new status, an internal note, a contact, or several at once.
 *
 * `version` protects the status: one that is no longer current is refused when the status is to change. Notes and
 * contacts are added to whatever is there, so they neither raise the version nor are refused for it. The same person's
 * second contact by the same channel within a minute is the first one again and adds nothing.
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
