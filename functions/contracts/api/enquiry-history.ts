import * as z from 'zod/mini';
import { ContactChannel, ContactOutcome, EnquiryStatus } from '../field-kit/enquiry-enums.ts';
import { Instant, orNull } from '../field-kit/fields.ts';
import { quoteEntriesOfCustomers, quoteEntriesOfStaff, quoteEntriesOfSystem } from './quote-fields.ts';
import { mergedNews, relationEntry } from './relation-fields.ts';
import { customerEntries, LeftDeparture } from './request-page/history.ts';

/** A member of staff as the author of a change. */
export const Author = z.object({ email: z.string(), name: z.string() });
export type Author = z.infer<typeof Author>;

/** The author and the time of a change by staff. */
const done = { at: Instant, by: Author };

/** The outcome of the mail with an answer or a quote: it went out, also if it came back later, or the reason why not. */
export const AnswerMail = z.object({
  state: z.enum(['sent', 'bounced', 'no_address', 'undeliverable', 'enough_today']),
  at: Instant,
});
export type AnswerMail = z.infer<typeof AnswerMail>;

/** Changes by staff, and by the customer with the links to request and quotes, oldest first. */
export const HistoryEntry = z.discriminatedUnion('action', [
  /** Always the first entry of an enquiry whose source is staff. */
  z.object({ action: z.literal('entered'), ...done }),
  /** `by` is null if it follows from what the customer did: writing opens a request again, cancelling ends it. */
  z.object({
    ...{ action: z.literal('status_changed'), from: EnquiryStatus, to: EnquiryStatus },
    ...{ at: Instant, by: z.nullable(Author) },
  }),
  /** `mentions` is absent if the note mentions nobody. */
  z.object({
    ...{ action: z.literal('note_added'), note: z.string(), mentions: z.optional(z.array(Author)) },
    ...done,
  }),
  z.object({ action: z.literal('contacted'), channel: ContactChannel, ...done }),
  /** How the last contact went. `call_back_at` is null unless staff call back. */
  z.object({ action: z.literal('contact_ended'), outcome: ContactOutcome, call_back_at: orNull(Instant), ...done }),
  /** The contact of the same person at `contacted_at` was a mistake (`without-undone.ts`). */
  z.object({ action: z.literal('contact_undone'), contacted_at: Instant, ...done }),
  /** The new and the former owner. `by` is null if the system assigns: in turn, or after the former owner has left. */
  z.object({
    ...{ action: z.literal('assigned'), owner: z.nullable(Author), former: z.nullable(Author) },
    ...{ at: Instant, by: z.nullable(Author) },
  }),
  z.object({ action: z.literal('tagged'), added: z.array(z.string()), removed: z.array(z.string()), ...done }),
  /** The names of the fields whose values staff have replaced. `left` only if that took the request off its departure. */
  z.object({
    ...{ action: z.literal('corrected'), fields: z.array(z.string()), left: z.optional(LeftDeparture) },
    ...done,
  }),
  /** Staff's message to the customer, which the request's page shows. `mail` is absent until it was tried. */
  z.object({ action: z.literal('answered'), text: z.string(), mail: z.optional(AnswerMail), ...done }),
  /** `mail` is absent unless it went by e-mail, and until that was tried. */
  z.object({ ...quoteEntriesOfStaff.sent, mail: z.optional(AnswerMail), by: Author }),
  z.object({ ...quoteEntriesOfStaff.withdrawn, by: Author }),
  z.object({ ...quoteEntriesOfStaff.settled, by: Author }),
  z.object({ ...relationEntry, by: z.nullable(Author) }),
  mergedNews,
  ...quoteEntriesOfSystem,
  ...quoteEntriesOfCustomers,
  ...customerEntries,
]);
export type HistoryEntry = z.infer<typeof HistoryEntry>;
