import type { Departure } from '#contracts/api/departures';
import type { PriceItem } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import type { FieldIssue } from '#contracts/field-kit/field-issues';
import { lineOf } from './prices.ts';

interface Lines {
  lines: readonly { item: PriceItem; early_sar: number | null }[];
}

export interface ToPublish {
  /** The typed content; a form may not have all of it. */
  input: { from_date: string | undefined; price_sar: number | null; prices?: Lines | null | undefined };
  /** Null if the program has only the departure of its own days. */
  departures: readonly Pick<Departure, 'id' | 'from_date' | 'deadline' | 'prices'>[] | null;
  /** The content that was published before; undefined if none ever was. */
  before: Pick<Program, 'from_date'> | undefined;
}

/**
 * Returns what stops a publication, each at its field. A departure that has begun stops nothing: it leaves the site by
 * itself. Only days that are typed anew must not be past.
 * @param day the day of the publication: that of its plan, or today
 */
export function publishErrors({ input, departures, before }: ToPublish, day: string): FieldIssue[] {
  const { from_date } = input;
  const coming = departures?.filter((departure) => departure.from_date >= day) ?? [];
  const isPast = departures === null && Boolean(from_date) && (from_date ?? '') < day;
  // Visitors see the program's prices, unless each departure has its own.
  const hidesPrices = coming.length > 0 && coming.every(({ prices }) => prices);
  return [
    ...(isPast && from_date !== before?.from_date ? [issue('from_date', 'departure_in_past')] : []),
    ...(hidesPrices ? [] : priceErrors(input)),
    ...coming.flatMap(departureErrors),
  ];
}

const issue = (
  field: string,
  code: 'departure_in_past' | 'deadline_after_departure' | 'price_of_zero',
): FieldIssue => ({
  field,
  code,
});

/** An adult pays nothing only by mistake. */
function priceErrors({ price_sar, prices }: ToPublish['input']): FieldIssue[] {
  const adult = prices?.lines.findIndex(({ item, early_sar }) => item === 'adult' && early_sar === 0) ?? -1;
  return [
    ...(price_sar === 0 ? [issue('price_sar', 'price_of_zero')] : []),
    ...(adult < 0 ? [] : [issue(`prices.lines.${adult}.early_sar`, 'price_of_zero')]),
  ];
}

function departureErrors({ id, from_date, deadline, prices }: NonNullable<ToPublish['departures']>[number]) {
  const adult = prices ? lineOf(prices, 'adult') : undefined;
  const isFree = adult?.price_sar === 0 || adult?.early_sar === 0;
  return [
    ...(deadline !== null && deadline > from_date
      ? [issue(`departures.${id}.deadline`, 'deadline_after_departure')]
      : []),
    ...(isFree ? [issue(`departures.${id}.prices`, 'price_of_zero')] : []),
  ];
}
