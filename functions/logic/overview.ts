import type { EnquiryType } from '#contracts/api/enquiries';
import { enquiryTypes, mostCounted, type Overview, periodBefore } from '#contracts/api/overview';
import { addDays } from '#contracts/field-kit/calendar';
import { isStored } from '../data/enquiries.ts';
import { countUnanswered, readNewestIds } from '../data/enquiry-reads.ts';
import { readMentions } from '../data/mentions.ts';
import { countDue, countOwnLate } from './desk/queue.ts';
import { countPerDay } from './enquiries/enquiry-counts.ts';
import { everything, listEnquiries } from './enquiries/enquiry-list.ts';
import { timeOfId } from './enquiry-ids.ts';
import { countQuarantined } from './quarantine.ts';

const recentItems = 3;

const perType = <Value>(value: (type: EnquiryType) => Value) =>
  Object.fromEntries(enquiryTypes.map((type) => [type, value(type)])) as Record<EnquiryType, Value>;

/** The overview of a period of Riyadh days, both included. */
export async function overviewOf(period: { from: string; to: string }): Promise<Overview> {
  const before = periodBefore(period);
  const [days, recent] = await Promise.all([
    Promise.all(enquiryTypes.map((type) => countPerDay(type, { from: before.from, to: period.to }))),
    listEnquiries(enquiryTypes, { ...everything, ...period, limit: recentItems }),
  ]);
  const daysOf = perType((type) => days[enquiryTypes.indexOf(type)] ?? new Map<string, number>());
  const total = (type: EnquiryType, from: string, to: string) =>
    [...daysOf[type]].reduce((sum, [day, count]) => (day >= from && day <= to ? sum + count : sum), 0);
  return {
    ...period,
    counts: perType((type) => {
      const count = total(type, period.from, period.to);
      const previous = total(type, before.from, before.to);
      return { count, previous, trend: previous ? Math.round((100 * (count - previous)) / previous) : null };
    }),
    recent: recent.enquiries,
    series: daysOfPeriod(period).map((day) => ({ day, ...perType((type) => daysOf[type].get(day) ?? 0) })),
  };
}

/** Counts new enquiries by type, suspected spam and what is late, each up to a limit. @param me the address of who asks */
export async function countNew(me: string) {
  const [counts, quarantined, unanswered, due, own_late, mentions] = await Promise.all([
    Promise.all(enquiryTypes.map(countNewOf)),
    countQuarantined(),
    countAllUnanswered(),
    countDue(enquiryTypes, mostCounted),
    countOwnLate(me, mostCounted),
    readMentionsOfStored(me),
  ]);
  const newest = counts.map((count) => count.newest).reduce((a, b) => (a && (!b || a.id > b.id) ? a : b));
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    more: counts.some(({ more }) => more),
    newest,
    types: perType((type) => counts[enquiryTypes.indexOf(type)] ?? none),
    quarantined,
    unanswered,
    ...due,
    own_late,
    mentions,
  };
}

/** Without requests that were deleted: one that is restored counts again. */
async function readMentionsOfStored(me: string) {
  const mentions = await readMentions(me, mostCounted);
  const stored = await Promise.all(mentions.map(isStored));
  return mentions.filter((_, index) => stored[index]);
}

async function countAllUnanswered() {
  const counts = await Promise.all(enquiryTypes.map((type) => countUnanswered(type, mostCounted + 1)));
  const count = counts.reduce((sum, one) => sum + one.count, 0);
  const latest =
    counts
      .flatMap((one) => one.latest ?? [])
      .toSorted()
      .at(-1) ?? null;
  return { count: Math.min(count, mostCounted), more: count > mostCounted, latest };
}

const none = { count: 0, more: false, newest: null };

async function countNewOf(type: EnquiryType) {
  const ids = await readNewestIds(type, 'new', mostCounted + 1);
  const [id] = ids;
  return {
    count: Math.min(ids.length, mostCounted),
    more: ids.length > mostCounted,
    newest: id ? { id, created_at: timeOfId(id).toISOString() } : null,
  };
}

function daysOfPeriod({ from, to }: { from: string; to: string }) {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
