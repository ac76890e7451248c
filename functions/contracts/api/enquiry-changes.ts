import * as z from 'zod/mini';
import { Instant, requiredText, wholeNumber } from '../field-kit/fields.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';
import { ContactChannel, ContactOutcome, EnquiryStatus } from './enquiries.ts';
import { longestMessage } from './request-page/limits.ts';

/** The fields of which a change has at least one. */
const changes = ['status', 'note', 'contacted', 'outcome', 'undo_contact', 'answer', 'seen'] as const;

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
      /** How the last contact went. */
      outcome: z.optional(ContactOutcome),
      /** When staff call back: only with that outcome, which needs it. */
      call_back_at: z.optional(Instant),
      /**
       * The time of the person's own last contact, which was a mistake. The customer waits again if the contact had
       * removed the mark; a status comes back by `status`.
       */
      undo_contact: z.optional(Instant),
      answer: z.optional(requiredText(longestMessage)),
      /**
       * The `unanswered_since` that staff have seen: the mark is removed, unless the customer has done something since.
       */
      seen: z.optional(Instant),
      version: z.optional(wholeNumber(1)),
    })
    .check(
      z.refine((change) => changes.some((name) => change[name] !== undefined), {
        path: ['status'],
        error: 'nothing_to_change',
      }),
      z.refine(({ outcome, call_back_at }) => (outcome === 'call_back') === (call_back_at !== undefined), {
        path: ['call_back_at'],
        error: 'required',
      }),
      z.refine(({ contacted, undo_contact }) => !(contacted && undo_contact), {
        path: ['undo_contact'],
        error: 'not_an_option',
      }),
    ),
  (schema) => ({
    ...schema,
    anyOf: changes.map((name) => ({ required: [name] })),
  }),
);
export type EnquiryChange = z.infer<typeof EnquiryChange>;
