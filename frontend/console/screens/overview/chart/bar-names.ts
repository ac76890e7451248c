import { type Language, localeTags } from '#contracts/field-kit/language';
import type { Bar, BarUnit } from './group-days.ts';

/** Returns the label below the bar: `12 Mar`, or `Mar 2027` for a month. */
export function shortName({ from }: Bar, unit: BarUnit, language: Language): string {
  const parts =
    unit === 'month' ? ({ month: 'short', year: 'numeric' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(localeTags[language], { ...parts, timeZone: 'UTC' }).format(
    new Date(`${from}T12:00:00Z`),
  );
}
