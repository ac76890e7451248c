import { daysBetween } from '#contracts/calendar';
import { maximumNights } from '#contracts/program-limits';

/** The nights from one calendar day to a later one; undefined where there are none, or more than a program may have. */
export function nightsBetween(from: string | undefined, to: string | undefined): number | undefined {
  const nights = from && to ? daysBetween(from, to) : 0;
  return nights >= 1 && nights <= maximumNights ? nights : undefined;
}

/**
 * The nights that follow from changed dates: undefined where the dates give none, or where staff have set their own.
 * @param before what the dates made of them until now
 */
export const followDates = (nights: number | null, before: number | undefined, now: number | undefined) =>
  nights === null || nights === before ? now : undefined;
