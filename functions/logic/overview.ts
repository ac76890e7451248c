import { addDays } from '#contracts/calendar';
import type { EnquiryType } from '#contracts/enquiries';
import { enquiryTypes, type Overview, periodBefore } from '#contracts/overview';
import { readEnquiries, readEnquiryIds } from '../data/enquiries.ts';
import { idRange, riyadhDayOfId } from './enquiry-ids.ts';

const recentItems = 3;

const perType = <Value>(value: (type: EnquiryType) => Value) =>
  Object.fromEntries(enquiryTypes.map((type) => [type, value(type)])) as Record<EnquiryType, Value>;

/** Everything the overview shows of a period of Riyadh days, both included. */
export async function overviewOf(period: { from: string; to: string }): Promise<Overview> {
  const before = periodBefore(period);
  const [days, recent] = await Promise.all([
    Promise.all(enquiryTypes.map((type) => countPerDay(type, { from: before.from, to: period.to }))),
    newest(period),
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
    recent,
    series: daysOfPeriod(period).map((day) => ({ day, ...perType((type) => daysOf[type].get(day) ?? 0) })),
  };
}

async function countPerDay(type: EnquiryType, period: { from: string; to: string }) {
  const counts = new Map<string, number>();
  for (const id of await readEnquiryIds(type, idRange(period))) {
    const day = riyadhDayOfId(id);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

async function newest(period: { from: string; to: string }) {
  const pages = await Promise.all(enquiryTypes.map((type) => readEnquiries(type, idRange(period), recentItems)));
  return pages
    .flatMap(({ enquiries }) => enquiries)
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, recentItems);
}

function daysOfPeriod({ from, to }: { from: string; to: string }) {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
