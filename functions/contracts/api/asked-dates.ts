import * as z from 'zod/mini';
import { CalendarDate, Id, orNull, riyals, wholeNumber } from '../field-kit/fields.ts';
import { availabilities, maximumTotal, rooms } from './offer-terms.ts';

const maximumChildren = 99;

/**
 * What a visitor has chosen on a program's page, besides the numbers of travellers. Every part may be missing: earlier
 * requests have none, and neither have those for a program without departures.
 */
export const askedDates = {
  departure_id: orNull(Id),
  /** Those with a price of their own, who are not among the adults. */
  seniors: z.prefault(wholeNumber(0), 0),
  /** In full years. */
  child_ages: z.prefault(z.array(wholeNumber(0).check(z.lte(17))).check(z.maxLength(maximumChildren)), []),
  room: orNull(z.enum(rooms)),
  /** True if the visitor was told that it is sold out. */
  waiting_list: z.prefault(z.boolean(), false),
  /** Riyals with tax: the total that the page showed. */
  seen_total_sar: orNull(riyals(maximumTotal)),
} as const;

/** The departure as it was when the request arrived. */
export const AskedDeparture = z.object({
  /** Null if it is gone. */
  from_date: orNull(CalendarDate),
  to_date: orNull(CalendarDate),
  availability: z.enum([...availabilities, 'gone']),
  /** The party's price then; null if only an expert can say it. */
  total_sar: orNull(riyals(maximumTotal)),
});
export type AskedDeparture = z.infer<typeof AskedDeparture>;

export interface AskedDates {
  departure_id: string | null;
  seniors: number;
  child_ages: number[];
  room: (typeof rooms)[number] | null;
  waiting_list: boolean;
  seen_total_sar: number | null;
}

/** A stored request with its departure as it was found. */
export interface Asked extends AskedDates {
  departure: AskedDeparture | null;
}
