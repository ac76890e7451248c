import { isDay } from '#contracts/field-kit/calendar';

/** Returns the text if it is a real calendar day; `2026-02-30` is not. */
export const dayOf = (text: string | null): string | undefined => (isDay(text) ? text : undefined);

/** Returns the option that the text names. */
export const optionOf = <const Option extends string>(text: string | null, options: readonly Option[]) =>
  options.find((option) => option === text);

const daysIn = (search: URLSearchParams) => ({ from: dayOf(search.get('from')), to: dayOf(search.get('to')) });

/** Returns the days `from` and `to` of a query if the end is before the start: `ReversedDays` tells the user. */
export function reversedDays(search: URLSearchParams): { from: string; to: string } | undefined {
  const { from, to } = daysIn(search);
  return from && to && to < from ? { from, to } : undefined;
}

/** Reads the days `from` and `to` of a query (`YYYY-MM-DD`, both inclusive), without an end before the start. */
export const readDays = (search: URLSearchParams) => ({
  ...daysIn(search),
  ...(reversedDays(search) && { to: undefined }),
});

/** Returns the query with these values in place of the current ones of these names; other parameters stay. */
export function writeValues<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
  values: Partial<Record<Name, string | undefined>>,
): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of names) {
    const value = values[name];
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}
