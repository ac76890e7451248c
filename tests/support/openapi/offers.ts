/** The rules of prices, cancellation terms and departures that the document states in words. */

interface Line {
  item: string;
  early_sar?: unknown;
  from_age?: unknown;
  to_age?: unknown;
}
interface Prices {
  lines: Line[];
  early_until?: unknown;
}
interface Step {
  days_before: number;
  refund_percent: number;
}
export interface Offering {
  prices?: Prices | null;
  cancellation?: Step[] | null;
}
export interface Departing extends Offering {
  from_date: string;
  to_date?: string | null;
  deadline?: string | null;
  capacity?: unknown;
  seats_left?: unknown;
  minimum?: unknown;
}

/** Blank text stands for no number or day. */
const given = (value: unknown) => value !== null && value !== undefined && String(value).trim() !== '';
const aged = ['senior', 'child', 'infant'];

export function keepsPrices({ prices }: Offering): boolean {
  if (!prices) return true;
  const items = prices.lines.map(({ item }) => item);
  return (
    items.includes('adult') &&
    new Set(items).size === items.length &&
    prices.lines.every(
      ({ item, from_age, to_age }) =>
        !aged.includes(item) || !given(from_age) || !given(to_age) || Number(from_age) <= Number(to_age),
    ) &&
    (given(prices.early_until) || prices.lines.every(({ early_sar }) => !given(early_sar)))
  );
}

export const keepsTerms = ({ cancellation }: Offering): boolean =>
  (cancellation ?? []).every(({ days_before, refund_percent }, index, steps) => {
    const next = steps[index + 1];
    return !next || (next.days_before < days_before && next.refund_percent <= refund_percent);
  });

export function keepsDeparture(departure: Departing): boolean {
  const { from_date, to_date, deadline, capacity, seats_left, minimum } = departure;
  const isWithin = (seats: unknown) => !given(capacity) || !given(seats) || Number(seats) <= Number(capacity);
  return (
    (!given(to_date) || String(to_date) >= from_date) &&
    (!given(deadline) || String(deadline) <= from_date) &&
    given(capacity) === given(seats_left) &&
    isWithin(seats_left) &&
    isWithin(minimum) &&
    keepsPrices(departure)
  );
}
