import type { SitePromisesBody } from '#contracts/api/site-promises';
import { promisesAtStart } from '#contracts/site-defaults/promises';
import { readPromises } from '../../data/site-promises.ts';
import { logger } from '../../logger.ts';
import { readCalendar } from './calendar.ts';
import { type Calendar, dueAt } from './working-time.ts';

/** By when the agency answers, as it promises its customers. */
export interface AnswerTime extends Pick<SitePromisesBody, 'answer_hours'> {
  /** The hours that count; null if all do. */
  calendar: Calendar | null;
}

/** Reads it. Never throws: a request with the time of a fresh system is better than none. */
export async function readAnswerTime(): Promise<AnswerTime> {
  try {
    const { answer_hours, answer_working } = await readPromises();
    return { answer_hours, calendar: answer_working ? await readCalendar() : null };
  } catch (error) {
    logger.warn('answer time not read', { reason: (error as Error).message });
    return { answer_hours: promisesAtStart.answer_hours, calendar: null };
  }
}

const minute = 60_000;
const hour = 60 * minute;

/** The full hour by which the agency answers what it got at an instant. */
export function answerDue(since: string, { answer_hours, calendar }: AnswerTime): string {
  const due = calendar
    ? dueAt(calendar, new Date(since), answer_hours * 60).getTime()
    : Date.parse(since) + answer_hours * hour;
  return new Date(Math.ceil(due / hour) * hour).toISOString();
}
