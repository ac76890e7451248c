import type { EnquiryType } from '#contracts/api/enquiries';
import type { Hours } from '#contracts/api/hours';
import { readHours } from '../../data/hours.ts';
import { readSeasons } from '../../data/seasons.ts';
import { logger } from '../../logger.ts';
import { type Calendar, dueAt } from './working-time.ts';

export interface DeskCalendar extends Calendar {
  hours: Hours;
  /** Changes with the hours and with the seasons. */
  version: string;
}

export async function readCalendar(): Promise<DeskCalendar> {
  const [hours, { seasons, version }] = await Promise.all([readHours(), readSeasons()]);
  return { hours, seasons, version: `${hours.version}.${version}` };
}

/** Working minutes until the first answer to a request of this kind. */
const goalOf = ({ hours: { goals } }: DeskCalendar, type: EnquiryType): number => goals[type] ?? goals.default;

/** The end of the goal for a customer who waits since an instant. */
export const dueSince = (calendar: DeskCalendar, type: EnquiryType, since: string): string =>
  dueAt(calendar, new Date(since), goalOf(calendar, type)).toISOString();

/** The instant at which half the goal has passed once more, in working time, since an answer was due. */
export const unheededFrom = (calendar: DeskCalendar, type: EnquiryType, due: string): string =>
  dueAt(calendar, new Date(due), goalOf(calendar, type) / 2).toISOString();

/**
 * The end of the goal for a new request. Never throws: a request without its due time is better than none, and the clock's job adds
 * it.
 */
export async function dueOfArrival(type: EnquiryType, since: string): Promise<string | null> {
  try {
    return dueSince(await readCalendar(), type, since);
  } catch (error) {
    logger.warn('hours not read', { reason: (error as Error).message });
    return null;
  }
}
