import type { EnquiryType } from '#contracts/api/enquiries';
import { enquiryTypes, mostCounted, type Overview, periodBefore } from '#contracts/api/overview';
import type { Session } from '#contracts/api/session';
import { addDays } from '#contracts/field-kit/calendar';
import { isStored } from '../data/enquiries.ts';
import { readNewestIds } from '../data/enquiry-reads.ts';
import { readMentions } from '../data/mentions.ts';
import { countOwnDue, upTo } from './desk/queue.ts';
import { countUnheeded } from './desk/unheeded.ts';
import { findWaiting, type Waiting } from './desk/waiting.ts';
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

/** Counts what needs somebody's answer, new enquiries and suspected spam, each up to a limit, for who asks. */
export async function countNew({ email: me, role }: Pick<Session['staff'], 'email' | 'role'>, now = new Date()) {
  const [counts, waiting, quarantined, own, unheeded, mentions] = await Promise.all([
    Promise.all(enquiryTypes.map(countNewOf)),
    Promise.all(enquiryTypes.map((type) => findWaiting(type, mostCounted + 1, now))),
    countQuarantined(),
    countOwnDue(me, mostCounted, now),
    role === 'owner' ? countUnheeded(me, now) : null,
    readMentionsOfStored(me),
  ]);
  const newest = counts.map((count) => count.newest).reduce((a, b) => (a && (!b || a.id > b.id) ? a : b));
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    more: counts.some(({ more }) => more),
    newest,
    ...urgencyOf(waiting),
    types: perType((type) => {
      const place = enquiryTypes.indexOf(type);
      return { ...(counts[place] ?? none), ...urgencyOf(waiting.slice(place, place + 1)) };
    }),
    quarantined,
    unanswered: unansweredIn(waiting),
    ...own,
    unheeded,
    mentions,
  };
}

function unansweredIn(waiting: readonly Waiting[]) {
  const count = waiting.reduce((sum, { marked }) => sum + marked, 0);
  const latest = waiting.flatMap((one) => one.latest ?? []).toSorted();
  return { ...upTo(mostCounted, count), latest: latest.at(-1) ?? null };
}

function urgencyOf(some: readonly Waiting[]) {
  const sum = (countOf: (one: Waiting) => number) =>
    upTo(
      mostCounted,
      some.reduce((total, one) => total + countOf(one), 0),
    );
  return { waiting: sum(({ ids }) => ids.size), late: sum(({ late }) => late), due_soon: sum(({ soon }) => soon) };
}

/** Without requests that were deleted: one that is restored counts again. */
async function readMentionsOfStored(me: string) {
  const mentions = await readMentions(me, mostCounted);
  const stored = await Promise.all(mentions.map(isStored));
  return mentions.filter((_, index) => stored[index]);
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
