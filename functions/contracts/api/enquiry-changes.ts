import * as z from 'zod/mini';
import { Instant, requiredText, wholeNumber } from '../field-kit/fields.ts';
import { withJsonSchema } from '../field-kit/json-schema.ts';
import { MemberId } from '../field-kit/member-id.ts';
import { ContactChannel, ContactOutcome, EnquiryStatus } from './enquiries.ts';
import { longestMessage } from './request-page/limits.ts';

/** The fields of which a change has at least one. */
const changes = ['status', 'note', 'contacted', 'outcome', 'undo_contact', 'answer', 'seen'] as const;

/** The colleagues whom one note can mention. */
export const mostMentions = 20;

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
      /** The colleagues whom the note mentions: each gets a mail and a mark. The author gets neither. */
      mentions: z.optional(z.array(MemberId).check(z.maxLength(mostMentions, { error: 'too_many_items' }))),
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
      z.refine(({ note, mentions }) => note !== undefined || !mentions?.length, {
        path: ['note'],
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

export const changeRulesInWords = [
  'call_back_at comes with the outcome call_back only, which needs it (required)',
  'mentions come with a note only (required), and are of active agents and owners (not_an_option)',
  'contacted and undo_contact are not both given (not_an_option)',
];
