import { addDays, riyadhDay, startOfRiyadhDay } from '#contracts/calendar';
import { EnquiryType } from '#contracts/enquiries';
import { daysOfNotice } from '#contracts/privacy';
import type { Item } from '../../data/dynamo.ts';
import { restSince } from '../../data/enquiries.ts';
import { readErasable, toEnquiry } from '../../data/enquiry-items.ts';
import { readResting } from '../../data/enquiry-reads.ts';
import { parseItems } from '../../data/parse-items.ts';
import { readQuarantinedIds } from '../../data/quarantine.ts';
import { firstIdAt } from '../enquiry-ids.ts';
import { forgetEnquiry, forgetSuspect } from './forget-enquiry.ts';
import { retentionMonths } from './retention-months.ts';

/**
 * Enquiries are anonymised some months after their end, which is when their status became `done`. An enquiry that was
 * never done ended with its last change, including notes and contacts.
 * Suspected spam that nobody decided on ended when it arrived.
 */
const mostPerRun = 250;
const mostListed = 100;

/** Adds months to an instant. If the month has no such day, uses its last day. */
function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return moved;
}

const endOf = ({ status, rests_since, updated_at }: Item): string =>
  status === 'done' ? rests_since : (updated_at ?? rests_since);

/** Items that ended at this instant or earlier are due. */
const lastEnd = (at: Date) => addMonths(at, -retentionMonths()).toISOString();

/**
 * Anonymises the enquiries that are due, a limited number per run: the next night continues. Idempotent.
 * @returns the number of anonymised enquiries
 */
export async function forgetOldEnquiries(at: Date): Promise<number> {
  const until = lastEnd(at);
  let forgotten = 0;
  for (const type of EnquiryType.options) {
    for (const item of await readResting(type, until, mostPerRun)) {
      if (endOf(item) <= until) {
        await forgetEnquiry(readErasable(item));
        forgotten += 1;
      } else {
        // Still being worked on: without this, the same ones would come first every night.
        await restSince(readErasable(item), endOf(item));
      }
    }
  }
  const suspects = await readQuarantinedIds(
    { last: firstIdAt(new Date(until)), limit: mostPerRun },
    { oldestFirst: true },
  );
  for (const suspect of suspects) await forgetSuspect(suspect);
  return forgotten + suspects.length;
}

/** Lists the enquiries that are due within the notice period, the one due soonest first. */
export async function listDueEnquiries(today = riyadhDay()) {
  const until = lastEnd(startOfRiyadhDay(addDays(today, daysOfNotice + 1)));
  const resting = await Promise.all(EnquiryType.options.map((type) => readResting(type, until, mostListed)));
  const items = resting.flat().filter((item) => endOf(item) <= until);
  const due = parseItems('Enquiries', items, (item) => {
    const { id, type, reference, status } = toEnquiry(item);
    return { id, type, reference, status, due_on: dueOn(item, today) };
  }).toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.id.localeCompare(b.id));
  return {
    months: retentionMonths(),
    due: due.slice(0, mostListed),
    more: due.length > mostListed || resting.some(({ length }) => length === mostListed),
  };
}

/** Returns the first night after the retention; the next night if that has passed. */
function dueOn(item: Item, today: string): string {
  const day = addDays(riyadhDay(addMonths(new Date(endOf(item)), retentionMonths())), 1);
  const next = addDays(today, 1);
  return day < next ? next : day;
}
