import { programFields } from '#contracts/api/program-fields';
import { daysBetween } from '#contracts/field-kit/calendar';

/**
 * Returns the nights from one calendar day to a later one; undefined if there are none, or more than a program may
 * have.
 */
export function nightsBetween(from: string | undefined, to: string | undefined): number | undefined {
  const nights = from && to ? daysBetween(from, to) : 0;
  const { minimum, maximum } = programFields.nights;
  return nights >= minimum && nights <= maximum ? nights : undefined;
}

/**
 * Returns the nights that follow from changed dates. Keeps a number that staff have set themselves.
 * @param before the nights that followed from the previous dates
 */
export const followDates = (nights: number | null, before: number | undefined, now: number | undefined) =>
  nights === null || nights === before ? now : undefined;
