import { useState } from 'react';
import { maximumDeparturesAtOnce } from '#contracts/api/offer-terms';
import { useToday } from '#shared/lib/use-today.ts';
import { daysOfPattern, type Pattern } from '../../../../features/departures/pattern.ts';
import type { DeparturesControl } from './use-departures.ts';

export type ChosenDays = ReturnType<typeof useChosenDays>;

/** The days of a pattern from today on. Staff leave some out; those that have a departure already are never chosen. */
export function useChosenDays(
  pattern: Pattern | undefined,
  { list }: DeparturesControl,
  start: { leftOut: readonly string[] | undefined; onLeaveOut: (days: readonly string[]) => void },
) {
  const today = useToday();
  const [leftOut, setLeftOut] = useState<readonly string[]>(start.leftOut ?? []);
  const all = pattern?.weekdays ? daysOfPattern(pattern).filter((day) => day >= today) : [];
  const days = all.slice(0, maximumDeparturesAtOnce);
  const isTaken = (day: string) => list?.some(({ from_date }) => from_date === day) ?? false;
  const isChosen = (day: string) => !leftOut.includes(day) && !isTaken(day);
  return {
    days,
    /** True if the pattern has more days than one step adds. */
    isCut: all.length > days.length,
    isTaken,
    isChosen,
    chosen: days.filter(isChosen),
    leftOut,
    choose: (day: string, isIn: boolean) => {
      const next = isIn ? leftOut.filter((other) => other !== day) : [...leftOut, day];
      setLeftOut(next);
      start.onLeaveOut(next);
    },
  };
}
