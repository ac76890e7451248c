import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../../field-kit/fields.ts';

/** The entries that the customer's page adds to the history of an enquiry. */

/** A changed day or number of days, by the path of its field: `from_date`, `legs.0.date`. */
export const ChangedDate = z.object({
  field: z.string(),
  before: z.nullable(z.union([CalendarDate, z.int()])),
  after: z.nullable(z.union([CalendarDate, z.int()])),
});
export type ChangedDate = z.infer<typeof ChangedDate>;

/** The departure of the program that a customer chose instead of other days. */
export const ChosenDeparture = z.object({
  departure_id: Id,
  ...{ from_date: CalendarDate, to_date: CalendarDate },
  /** The days for which the request asked before; null for none, without `to_date` if only the first one is known. */
  before: z.nullable(z.object({ from_date: CalendarDate, to_date: z.nullable(CalendarDate) })),
});
export type ChosenDeparture = z.infer<typeof ChosenDeparture>;

/** The departure for which a request asked before it got days of its own; without days if it was gone. */
export const LeftDeparture = z.object({
  departure_id: Id,
  ...{ from_date: z.nullable(CalendarDate), to_date: z.nullable(CalendarDate) },
});
export type LeftDeparture = z.infer<typeof LeftDeparture>;

/** The actions of customers on the page of their request. */
export const pageEntries = [
  z.object({ action: z.literal('customer_wrote'), text: z.string(), at: Instant }),
  z.object({
    ...{ action: z.literal('dates_changed'), changes: z.array(ChangedDate), at: Instant },
    /** Only if the new dates are those of a departure. */
    departure: z.optional(ChosenDeparture),
    /** Only if the request asked for a departure, and the new dates are days of the customer's own. */
    left: z.optional(LeftDeparture),
  }),
  z.object({ action: z.literal('cancelled'), reason: z.nullable(z.string()), at: Instant }),
] as const;

/** The entries of customers themselves, who have no account. */
export const customerEntries = [
  ...pageEntries,
  /** The words are in the enquiry's `testimonial`. */
  z.object({ action: z.literal('testimonial_sent'), at: Instant }),
] as const;

/** The places from which a link comes: the receipt, a mail, a WhatsApp text of staff, a mail for a lost link. */
export const PageLinkOrigin = z.enum(['receipt', 'mail', 'staff', 'lost']);
export type PageLinkOrigin = z.infer<typeof PageLinkOrigin>;

/** A link to the page of a request. Its secret is stored as a hash only, which nothing shows. */
export const PageLink = z.object({ by: PageLinkOrigin, at: Instant });
export type PageLink = z.infer<typeof PageLink>;
