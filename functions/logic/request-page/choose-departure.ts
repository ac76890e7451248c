import type { CustomRequest, Enquiry } from '#contracts/api/enquiries';
import type { ChangedDate, ChosenDeparture, LeftDeparture } from '#contracts/api/request-page/history';
import { daysBetween } from '#contracts/field-kit/calendar';
import { departureToItem, withoutDeparture } from '../../data/asked-items.ts';
import type { CustomerChange } from '../../data/customer-entries.ts';
import { ValidationFailed } from '../../errors.ts';
import { hasPlaces } from '../catalogue/departures.ts';
import { readDeparture } from '../enquiries/asked-departure.ts';

interface Choice {
  departure_id: string;
  seen_total_sar: number | null;
}

/**
 * The change of a request whose customer chooses another departure of its program: it asks for that one from then on, so
 * that an offer begins with it.
 * @returns undefined if it asks for that one already
 * @throws ValidationFailed if the request is not for a program, or the departure has no places
 */
export async function changeOfDeparture(
  { departure_id, seen_total_sar }: Choice,
  enquiry: Enquiry,
  at: string,
): Promise<Pick<CustomerChange, 'entry' | 'fields'> | undefined> {
  if (enquiry.type !== 'custom' || !enquiry.program_id)
    throw new ValidationFailed([{ field: 'action', code: 'not_an_option' }]);
  const { program_id, trip_start_date, number_of_days } = enquiry;
  const departure = await readDeparture({ ...enquiry, program_id, departure_id });
  const { from_date, to_date, availability } = departure;
  if (availability === 'gone' || !hasPlaces(availability) || !from_date || !to_date)
    throw new ValidationFailed([{ field: 'departure_id', code: 'not_an_option' }]);
  const days = daysBetween(from_date, to_date) + 1;
  const isSame = trip_start_date === from_date && number_of_days === days;
  if (isSame && enquiry.departure_id === departure_id) return undefined;
  const changes: ChangedDate[] = [
    { field: 'trip_start_date', before: trip_start_date, after: from_date },
    { field: 'number_of_days', before: number_of_days, after: days },
  ].filter(({ before, after }) => before !== after);
  const chosen: ChosenDeparture = { departure_id, from_date, to_date, before: daysBefore(enquiry) };
  const next: CustomRequest = { ...enquiry, departure_id, departure, waiting_list: false, seen_total_sar };
  return {
    entry: { action: 'dates_changed', changes, departure: chosen, at },
    fields: { ...departureToItem(next), trip_start_date: from_date, number_of_days: days },
  };
}

/**
 * The part of a change to days of one's own that takes the request off its departure: an offer begins without it, and its
 * lists lose the request. Empty for a request without departure.
 */
export function leavingDeparture(enquiry: Enquiry): { fields?: CustomerChange['fields']; left?: LeftDeparture } {
  if (enquiry.type !== 'custom' || !enquiry.departure_id) return {};
  const { from_date = null, to_date = null } = enquiry.departure ?? {};
  return { fields: withoutDeparture, left: { departure_id: enquiry.departure_id, from_date, to_date } };
}

function daysBefore({ departure, trip_start_date }: CustomRequest): ChosenDeparture['before'] {
  const { from_date, to_date } = departure ?? {};
  if (from_date && to_date && from_date === trip_start_date) return { from_date, to_date };
  return trip_start_date === null ? null : { from_date: trip_start_date, to_date: null };
}
