import { EnquiryType } from '#contracts/api/enquiries';
import { addDays, riyadhDay, startOfRiyadhDay } from '#contracts/field-kit/calendar';
import { Id } from '#contracts/field-kit/fields';
import * as data from '../../data/enquiry-counts.ts';
import { type Range, readFirstId, readIdsConsistently, readIdsToCount } from '../../data/enquiry-reads.ts';
import { readFirstPastId, readPastIds } from '../../data/past-enquiries.ts';
import { endOfCall } from '../../time-left.ts';
import { firstIdAt, riyadhDayOfId } from '../enquiry-ids.ts';

/**
 * Enquiries are counted by day some minutes after their arrival; newer ones are counted live. A change of older ones is
 * marked before it is made, and its day is counted live until the mark is gone. The overview is therefore always right,
 * even if a call crashes between mark and change.
 */

/** Milliseconds after which an enquiry's write has ended: no call runs that long. */
const settled = 5 * 60_000;
/** Milliseconds after which a marked change has been made. */
const changed = 2 * 60_000;
/** Milliseconds: storing an enquiry older than this is a late change. Only a retry is that late. */
const late = 60_000;
/** Milliseconds: longer periods are counted in an index, which is eventually consistent but costs a tenth. */
const longestConsistent = 24 * 3_600_000;

/** A period in milliseconds: start inclusive, end exclusive. */
interface Stretch {
  start: number;
  end: number;
}

const monthOf = (day: string) => day.slice(0, 7);
const nextMonth = (month: string) => monthOf(addDays(`${month}-28`, 4));
const startOfDay = (day: string) => startOfRiyadhDay(day).getTime();
const endOfDay = (day: string) => startOfDay(addDays(day, 1));
const startOfMonth = (month: string) => startOfDay(`${month}-01`);
const endOfMonth = (month: string) => startOfMonth(nextMonth(month));
const dayAt = (time: number) => riyadhDay(new Date(time));
const idsOf = ({ start, end }: Stretch): Range => ({
  first: firstIdAt(new Date(start)),
  last: firstIdAt(new Date(end)),
});

/** Yields every day or month from first to last, both included. */
function* each(first: string, last: string, next: (one: string) => string) {
  for (let one = first; one <= last; one = next(one)) yield one;
}
const nextDay = (day: string) => addDays(day, 1);

/** Marks an enquiry that is about to be added or removed. An id without a time is in no count. */
export async function announceChange(type: EnquiryType, id: string): Promise<void> {
  if (Id.safeParse(id).success) await data.markChanging(type, monthOf(riyadhDayOfId(id)), id);
}

/** The same for a new enquiry, if its day may have been counted already. */
export async function announceIfLate(type: EnquiryType, { id, created_at }: { id: string; created_at: string }) {
  if (Date.now() - Date.parse(created_at) > late) await announceChange(type, id);
}

const parseMark = (mark: string) => {
  const [id = '', at = ''] = mark.split(' ');
  return { day: riyadhDayOfId(id), at: Date.parse(at) };
};

/** Counts the enquiries of a type on each day of a period, both ends included. Days without any are left out. */
export async function countPerDay(type: EnquiryType, { from, to }: { from: string; to: string }) {
  const months = await data.readMonthCounts(type, { first: monthOf(from), last: monthOf(to) });
  const counted = new Map(months.map((month) => [month.sk, month]));
  const counts = new Map<string, number>();
  const live: Stretch[] = [];
  // Counting begins with the month of the first enquiry.
  const first = months.find(({ counted_until }) => counted_until)?.sk ?? '';
  for (const month of each(monthOf(from), monthOf(to), nextMonth)) {
    if (month < first && !counted.has(month)) continue;
    const { counted_until, by_day, changing } = counted.get(month) ?? data.noCounts(type, month);
    const isShown = (day: string) => day >= from && day <= to;
    const liveDays = new Set([...changing].map((mark) => parseMark(mark).day).filter(isShown));
    for (const day of liveDays) live.push({ start: startOfDay(day), end: endOfDay(day) });
    for (const [name, count] of Object.entries(by_day)) {
      const day = `${month}-${name}`;
      if (isShown(day) && !liveDays.has(day)) addTo(counts, day, count);
    }
    const until = counted_until ? Date.parse(counted_until) : startOfMonth(month);
    live.push({ start: Math.max(until, startOfDay(from)), end: Math.min(endOfMonth(month), endOfDay(to)) });
  }
  const found = await Promise.all(joined(live).map((stretch) => liveIds(type, stretch)));
  for (const id of found.flatMap((ids) => [...ids])) addTo(counts, riyadhDayOfId(id), 1);
  return counts;
}

function addTo(counts: Map<string, number>, day: string, count: number): void {
  if (count > 0) counts.set(day, (counts.get(day) ?? 0) + count);
}

function liveIds(type: EnquiryType, stretch: Stretch): Promise<Set<string>> {
  const length = Math.min(stretch.end, Date.now()) - stretch.start;
  return idsIn(type, idsOf(stretch), length <= longestConsistent ? readIdsConsistently : readIdsToCount);
}

/** Merges periods that overlap, the earliest first. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (start < end) found.push({ start, end });
  }
  return found;
}

/**
 * Returns the ids of a range, including anonymised enquiries. Reads those last: an enquiry is added to them before it
 * is erased, so a crash in between leaves it in both.
 */
async function idsIn(type: EnquiryType, range: Range, read: typeof readIdsConsistently): Promise<Set<string>> {
  const ids = await read(type, range);
  return new Set([...ids, ...(await readPastIds(type, range))]);
}

/**
 * Counts what arrived since the last call, and recounts the days of completed changes. Idempotent and safe in parallel.
 * Stops when the call's time is up; the next call continues.
 * @returns the number of counted months, and true if time ran out
 */
export async function countEnquiries(now = Date.now()): Promise<{ months: number; more: boolean }> {
  const done = await Promise.all(EnquiryType.options.map((type) => countMonths(type, now, 'what is left')));
  return { months: done.reduce((sum, { months }) => sum + months, 0), more: done.some(({ more }) => more) };
}

/**
 * Counts every day again, whatever the stored counts are. Safe while enquiries come and go.
 * @returns the number of months
 */
export async function recountEnquiries(now = Date.now()): Promise<number> {
  let months = 0;
  for (const type of EnquiryType.options) months += (await countMonths(type, now, 'everything')).months;
  return months;
}

type Extent = 'everything' | 'what is left';

async function countMonths(type: EnquiryType, now: number, extent: Extent) {
  const end = endOfCall();
  const firstIds = await Promise.all([readFirstId(type), readFirstPastId(type)]);
  const counted = await data.readMonthCounts(type, { first: '0', last: '9' });
  const first = [...firstIds.flatMap((id) => (id ? monthOf(riyadhDayOfId(id)) : [])), ...counted.map(({ sk }) => sk)];
  const stored = new Map(counted.map((month) => [month.sk, month]));
  const settledAt = now - settled;
  let months = 0;
  if (first.length === 0) return { months, more: false };
  for (const month of each(first.toSorted()[0] ?? '', monthOf(dayAt(settledAt)), nextMonth)) {
    if (extent === 'what is left' && performance.now() > end) return { months, more: true };
    const counts = stored.get(month) ?? data.noCounts(type, month);
    if (await countMonth(counts, { now, settledAt, extent })) months += 1;
  }
  return { months, more: false };
}

interface Moment {
  now: number;
  /** Everything older has been stored. */
  settledAt: number;
  extent: Extent;
}

/**
 * Counts the uncounted days of a month.
 * @returns false if there are none
 */
async function countMonth(counts: data.MonthCounts, moment: Moment): Promise<boolean> {
  const { pk: type, sk: month } = counts;
  const until = Math.min(endOfMonth(month), moment.settledAt);
  const covered = [...counts.changing].filter((mark) => moment.now - parseMark(mark).at > changed);
  const days = openDays(counts, { ...moment, until, covered });
  if (days.size === 0) return false;
  const found = new Map<string, number>();
  const stretches = [...days].map((day) => ({ start: startOfDay(day), end: Math.min(until, endOfDay(day)) }));
  for (const stretch of joined(stretches)) {
    for (const id of await idsIn(type, idsOf(stretch), readIdsConsistently)) addTo(found, riyadhDayOfId(id), 1);
  }
  const kept = Object.entries(counts.by_day).filter(([name]) => {
    const day = `${month}-${name}`;
    return !days.has(day) && startOfDay(day) < until;
  });
  const by_day = Object.fromEntries([...kept, ...[...found].map(([day, count]) => [day.slice(-2), count])]);
  if (await data.putMonthCounts(counts, { counted_until: new Date(until).toISOString(), by_day, covered })) return true;
  // Someone else has stored counts since they were read.
  const [current = data.noCounts(type, month)] = await data.readMonthCounts(type, { first: month, last: month });
  return countMonth(current, moment);
}

/**
 * Returns the days of a month to count. If a clock was ahead, future days may have been counted: they are counted again
 * from now on.
 */
function openDays(
  { sk: month, counted_until }: data.MonthCounts,
  { until, covered, extent }: Moment & { until: number; covered: readonly string[] },
): Set<string> {
  const last = Math.min(until, endOfMonth(month)) - 1;
  const before = counted_until && extent === 'what is left' ? Date.parse(counted_until) : startOfMonth(month);
  const days = new Set(covered.map((mark) => parseMark(mark).day).filter((day) => startOfDay(day) <= last));
  if (before === until) return days;
  for (const day of each(dayAt(Math.min(before, until)), dayAt(last), nextDay)) days.add(day);
  return days;
}
