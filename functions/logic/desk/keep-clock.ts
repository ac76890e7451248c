import { EnquiryStatus, EnquiryType } from '#contracts/api/enquiries';
import { type Progress, putProgress, readProgress } from '../../data/desk-progress.ts';
import { readItemsAt, readStage } from '../../data/desk-reads.ts';
import type { Item } from '../../data/dynamo.ts';
import { openItemPages } from '../../data/enquiry-reads.ts';
import { parseItems } from '../../data/parse-items.ts';
import { endOfCall } from '../../time-left.ts';
import { inBatches } from '../in-batches.ts';
import { type DeskCalendar, readCalendar } from './calendar.ts';
import { settledAttributes, storeSettled } from './settle.ts';

const pageSize = 100;
/** A request that arrives while the hours change may be stored with the old ones behind the first pass. */
const passes = 2;

/**
 * Gives open requests from before the queue their place, and those that wait new due times after the hours or the seasons
 * have changed. Idempotent. Stops when the call's time is up; the next call begins again and finds less to write.
 */
export async function keepClock(): Promise<string> {
  const [calendar, progress] = await Promise.all([readCalendar(), readProgress()]);
  const isCurrent = progress.calendar === calendar.version;
  if (progress.enrolled && isCurrent && progress.passes >= passes) return 'nothing to compute';
  const next: Progress = { enrolled: true, calendar: calendar.version, passes: isCurrent ? progress.passes + 1 : 1 };
  const isComplete = await settleAll(progress.enrolled ? waitingPages() : openPages(), calendar);
  if (isComplete) await putProgress(next);
  return isComplete ? 'computed' : 'continues';
}

/** @returns false if the time was up */
async function settleAll(pages: AsyncGenerator<Item[], void>, calendar: DeskCalendar): Promise<boolean> {
  const until = endOfCall();
  for await (const items of pages) {
    const settled = await inBatches(items, (item) => settleOne(item, calendar), { until });
    if (settled.length < items.length || performance.now() > until) return false;
  }
  return true;
}

/** One that changes meanwhile is settled by its own change. One that cannot be read does not keep the others. */
async function settleOne(item: Item, calendar: DeskCalendar): Promise<void> {
  const [attributes] = parseItems('Enquiries', [item], (one) => settledAttributes(one, calendar));
  if (attributes) await storeSettled(item, attributes);
}

async function* waitingPages(): AsyncGenerator<Item[], void> {
  for (const type of EnquiryType.options) {
    for await (const places of readStage('unanswered', type, {}, pageSize)) yield await readItemsAt(places);
  }
}

async function* openPages(): AsyncGenerator<Item[], void> {
  for (const type of EnquiryType.options) {
    for (const status of EnquiryStatus.options) if (status !== 'done') yield* openItemPages(type, status, pageSize);
  }
}
