import { addDays } from '#contracts/field-kit/calendar';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import type { DailyCounts } from '../../../features/enquiries/use-overview.ts';

/** The period that one bar covers. */
export type BarUnit = 'day' | 'week' | 'month';

/** The number of requests by type between two days, both inclusive. */
export interface Bar extends Record<EnquiryType, number> {
  from: string;
  to: string;
}

const mostDays = 45;
const mostDaysInWeeks = 186;

/**
 * Groups the days so that the bars stay distinguishable: one per day, for longer periods per week (from Sunday), then
 * per month.
 */
export function groupDays(days: readonly DailyCounts[]): { unit: BarUnit; bars: Bar[] } {
  const unit = days.length <= mostDays ? 'day' : days.length <= mostDaysInWeeks ? 'week' : 'month';
  const bars = new Map<string, Bar>();
  for (const { day, ...counts } of days) {
    const start = startOf[unit](day);
    const bar = bars.get(start) ?? { from: day, to: day, flight: 0, hotel: 0, custom: 0, message: 0 };
    bar.to = day;
    for (const type of EnquiryType.options) bar[type] += counts[type];
    bars.set(start, bar);
  }
  return { unit, bars: [...bars.values()] };
}

const startOf: Record<BarUnit, (day: string) => string> = {
  day: (day) => day,
  week: (day) => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay()),
  month: (day) => day.slice(0, 7),
};

export const totalOf = (bar: Bar) => EnquiryType.options.reduce((sum, type) => sum + bar[type], 0);
