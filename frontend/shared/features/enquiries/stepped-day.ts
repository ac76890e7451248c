import { addDays, riyadhDay } from '#contracts/field-kit/calendar';

const steps: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1, PageUp: -7, PageDown: 7 };

/** antd's calendar has no keyboard navigation: arrow keys move by a day, page keys by a week. */
export function steppedDay(
  key: string,
  day: string | undefined,
  { earliest, latest }: { earliest?: string | undefined; latest?: string | undefined },
): string | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = day ? addDays(day, step) : riyadhDay();
  if (earliest && next < earliest) return earliest;
  return latest && next > latest ? latest : next;
}
