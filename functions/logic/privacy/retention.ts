import { EnquiryType } from '#contracts/api/enquiries';
import { daysOfNotice } from '#contracts/api/privacy';
import { addDays, riyadhDay, startOfRiyadhDay } from '#contracts/field-kit/calendar';
import { findEnquiryItem } from '../../data/desk.ts';
import type { Item } from '../../data/dynamo.ts';
import { restSince } from '../../data/enquiries.ts';
import { readErasable, toEnquiry } from '../../data/enquiry-items.ts';
import { countResting, readResting, restingPages } from '../../data/enquiry-reads.ts';
import { parseItems } from '../../data/parse-items.ts';
import { countSuspects, suspectPages } from '../../data/quarantine.ts';
import { mergeOf } from '../../data/relation-items.ts';
import { restWith } from '../../data/relations.ts';
import { logger } from '../../logger.ts';
import { reasonOf } from '../../reasons.ts';
import { firstIdAt } from '../enquiry-ids.ts';
import { inBatches } from '../in-batches.ts';
import { partsOf } from '../relations/merge.ts';
import { forgetEnquiry, forgetSuspect } from './forget-enquiry.ts';
import { retentionMonths } from './retention-months.ts';

/**
 * Enquiries are anonymised some months after their end, which is when their status became `done`. An enquiry that was
 * never done ended with its last change, including notes and contacts.
 * Suspected spam that nobody decided on ended when it arrived.
 */
const mostListed = 100;
/** Enquiries that are read at a time. */
const pageSize = 100;

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

export interface Forgotten {
  forgotten: number;
  /** Due or not yet looked at, because the time was up or they could not be anonymised; 0 if nothing is due. */
  left: number;
}

/**
 * Anonymises what was due when this day began in Riyadh, until nothing is left or the time is up. The next call goes on
 * with the rest. What cannot be anonymised is logged and does not keep the others. Idempotent.
 * @param until instant of `performance.now()` after which no further items are begun
 */
export async function forgetOldEnquiries(at: Date, until: number): Promise<Forgotten> {
  const end = lastEnd(startOfRiyadhDay(riyadhDay(at)));
  const lastSuspect = firstIdAt(new Date(end));
  let forgotten = 0;
  let failed = 0;
  const isOver = () => performance.now() >= until;
  const forget = (place: string, id: string, work: () => Promise<number>) =>
    work().then(
      (count) => {
        forgotten += count;
      },
      (error) => {
        failed += 1;
        logger.error('not anonymised', { place, id, reason: reasonOf(error) });
      },
    );
  for (const type of EnquiryType.options) {
    for await (const items of restingPages(type, end, pageSize)) {
      await inBatches(items, (item) => forget(type, item.sk, () => forgetIfEnded(item, end)), { until });
      if (isOver()) break;
    }
  }
  for await (const suspects of suspectPages(lastSuspect, pageSize)) {
    await inBatches(suspects, (one) => forget('quarantine', one.id, () => forgetSuspect(one).then(() => 1)), {
      until,
    });
    if (isOver()) break;
  }
  if (!isOver()) return { forgotten, left: failed };
  const waiting = await Promise.all([
    ...EnquiryType.options.map((type) => countResting(type, end)),
    countSuspects(lastSuspect),
  ]);
  return { forgotten, left: waiting.reduce((sum, count) => sum + count, 0) };
}

/** @returns how many were anonymised: none if somebody still works on it, else also those that are merged into it */
async function forgetIfEnded(item: Item, end: string): Promise<number> {
  const erasable = readErasable(item);
  const merge = mergeOf(item);
  const whole = merge && (await findEnquiryItem(merge));
  if (whole && endOf(whole) > end) {
    // Requests that are one to staff and customer end as one.
    await restWith(erasable, endOf(whole));
    return 0;
  }
  if (endOf(item) <= end) {
    // On their own, they would begin a new time once this one is gone.
    const parts = await partsOf(item);
    for (const part of parts) await forgetEnquiry(readErasable(part));
    await forgetEnquiry(erasable);
    return parts.length + 1;
  }
  // Without this, the same ones would come first every time.
  await restSince(erasable, endOf(item));
  return 0;
}

/** Lists the enquiries that are due within the notice period, the one due soonest first. */
export async function listDueEnquiries(today = riyadhDay()) {
  const until = lastEnd(startOfRiyadhDay(addDays(today, daysOfNotice + 1)));
  const resting = await Promise.all(EnquiryType.options.map((type) => readResting(type, until, mostListed)));
  const items = resting.flat().filter((item) => endOf(item) <= until);
  const due = parseItems('Enquiries', items, (item) => {
    const { id, type, program_id, reference, status } = toEnquiry(item);
    return { id, type, program_id, reference, status, due_on: dueOn(item, today) };
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
