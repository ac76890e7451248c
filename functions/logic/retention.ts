import { addDays, riyadhDay, startOfRiyadhDay } from '#contracts/calendar';
import { EnquiryType } from '#contracts/enquiries';
import { daysOfNotice } from '#contracts/privacy';
import { retention } from '#contracts/resources';
import type { Item } from '../data/dynamo.ts';
import { restSince } from '../data/enquiries.ts';
import { readErasable, toEnquiry } from '../data/enquiry-items.ts';
import { readResting } from '../data/enquiry-reads.ts';
import { parseItems } from '../data/parse-items.ts';
import { forgetEnquiry } from './forget-enquiry.ts';

/**
 * Enquiries are made anonymous some months after they ended: when they were set to done. One that never was has ended
 * with the last change that anybody made to it, a note or a contact included.
 */
const mostPerRun = 250;
const mostListed = 100;

export const retentionMonths = (): number => Number(process.env[retention.variable] || retention.months);

/** The same time some months earlier or later; the last day of a month that has no such day. */
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

/** Items that ended at this instant or before are due. */
const lastEnd = (at: Date) => addMonths(at, -retentionMonths()).toISOString();

/**
 * Forgets the persons of enquiries that are due, a bounded number in each run: the next night goes on. Repeatable.
 * @returns the number of forgotten enquiries
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
        // Still worked on: without this, the same ones would come first every night.
        await restSince(readErasable(item), endOf(item));
      }
    }
  }
  return forgotten;
}

/** The enquiries that are due within the days of notice, the soonest first. */
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

/** The first night behind the months. What is overdue goes in the next one. */
function dueOn(item: Item, today: string): string {
  const day = addDays(riyadhDay(addMonths(new Date(endOf(item)), retentionMonths())), 1);
  const next = addDays(today, 1);
  return day < next ? next : day;
}
