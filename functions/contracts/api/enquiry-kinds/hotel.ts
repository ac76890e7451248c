import * as z from 'zod/mini';
import { isCalendarDate, wholeNumber } from '../../field-kit/fields.ts';
import { always, count, day, longText, people, place, UpcomingDay } from './field.ts';

/** The fields of a hotel request, in the order of forms and views. */
export const hotelFields = {
  destination: place(),
  check_in: { ...day(), form: UpcomingDay },
  check_out: day(),
  adults: { ...people(1), schema: z.prefault(wholeNumber(1, 'adult_required'), 1) },
  children: people(0),
  rooms: count(1),
  notes: longText(3000),
} as const;

interface HotelDates {
  check_in: string;
  check_out: string;
}

export const hotelRules = [
  z.refine<HotelDates>(
    ({ check_in, check_out }) => !isCalendarDate(check_in) || !isCalendarDate(check_out) || check_out > check_in,
    { path: ['check_out'], error: 'check_out_not_after_check_in', ...always },
  ),
] as const;

export const hotelRulesInWords = ['check_out is after check_in (check_out_not_after_check_in)'];
