/** The rules of the working hours that the document states in words. */

interface Interval {
  from: string;
  to: string;
}
type Week = Record<string, Interval[]>;

export interface Hours {
  week: Week;
  schedules: { season?: string | null; from?: string | null; to?: string | null; week: Week | null }[];
}

export const keepsHours = ({ week, schedules }: Hours): boolean =>
  isInOrder(week) &&
  schedules.every(({ season, from, to, week }) => {
    const isDated = Boolean(from?.trim() && to?.trim());
    return (season?.trim() || isDated) && (!isDated || String(to) >= String(from)) && (!week || isInOrder(week));
  });

/** A period that ends at or before its beginning goes on past midnight, and nothing follows it. */
const isInOrder = (week: Week): boolean =>
  Object.values(week).every((day) =>
    day.slice(1).every(({ from }, place) => {
      const before = day[place];
      return before !== undefined && before.to > before.from && from >= before.to;
    }),
  );
