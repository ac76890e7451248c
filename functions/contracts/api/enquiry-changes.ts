import * as z from 'zod/mini';
import { Instant, requiredText, wholeNumber } from '../field-kit/fields.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';
import { ContactChannel, EnquiryStatus } from './enquiries.ts';
import { longestMessage } from './request-page/limits.ts';

/**
 * A change by staff: a new status, an internal note, a contact, an answer that the customer reads, or several at once.
 *
 * `version` protects the status: a change of the status is refused if its version is not the current one. Notes,
 * answers and contacts are appended, so they neither raise the version nor are refused. A second contact by the same person and
 * channel within a minute adds nothing.
 */
export const EnquiryChange = withJsonSchema(
  z
    .object({
      status: z.optional(EnquiryStatus),
      note: z.optional(requiredText(2000)),
      contacted: z.optional(ContactChannel),
      answer: z.optional(requiredText(longestMessage)),
      /**
       * The `unanswered_since` that staff have seen: the mark is removed, unless the customer has done something since.
       */
      seen: z.optional(Instant),
      version: z.optional(wholeNumber(1)),
    })
    .check(
      z.refine(({ status, note, contacted, answer, seen }) => Boolean(status ?? note ?? contacted ?? answer ?? seen), {
        path: ['status'],
        error: 'nothing_to_change',
      }),
    ),
  (schema) => ({
    ...schema,
    anyOf: ['status', 'note', 'contacted', 'answer', 'seen'].map((name) => ({ required: [name] })),
  }),
);
export type EnquiryChange = z.infer<typeof EnquiryChange>;
