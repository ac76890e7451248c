import { addDays } from '../field-kit/calendar.ts';
import type { Enquiry } from './enquiries.ts';

/** The last day of the trip for which a request asks; null if that is not known. */
export function tripEnd(enquiry: Enquiry): string | null {
  switch (enquiry.type) {
    case 'flight': {
      const { from_date, to_date, legs } = enquiry;
      return [from_date, to_date, ...legs.map(({ date }) => date ?? null)].reduce(later, null);
    }
    case 'hotel':
      return later(enquiry.check_in, enquiry.check_out);
    case 'custom': {
      const { departure, trip_start_date: start, number_of_days: days } = enquiry;
      // Until the customer has changed the dates.
      if (departure?.to_date && (start === null || departure.from_date === start)) return departure.to_date;
      return start && addDays(start, Math.max((days ?? 1) - 1, 0));
    }
    case 'message':
      return null;
  }
}

const later = (one: string | null, other: string | null) => ((one ?? '') > (other ?? '') ? one : other);
