import { standardVat, type VatCode } from './offer-terms.ts';

/** The rules of quotes as plain data, so that pages need no validation library. */

/** The kinds of lines; `discount` is taken from the total. */
export const quoteLineKinds = ['program', 'flight', 'hotel', 'other', 'discount'] as const;
export type QuoteLineKind = (typeof quoteLineKinds)[number];

/** `open`: its customer can accept it, until its last day has passed. `replaced`: by a newer one, or since another was accepted. */
export const quoteStates = ['open', 'accepted', 'declined', 'replaced', 'withdrawn'] as const;
export type QuoteState = (typeof quoteStates)[number];

export const quoteChannels = ['whatsapp', 'email', 'copy'] as const;
export type QuoteChannel = (typeof quoteChannels)[number];

/** The outcome of a sale. */
export const saleStates = ['offered', 'won', 'lost'] as const;
export type SaleState = (typeof saleStates)[number];

/** In characters, except quantities, days and numbers of items. */
export const quoteLimits = {
  lines: 30,
  line: 200,
  detail: 600,
  words: 2000,
  terms: 4000,
  bank: 600,
  link: 500,
  quantity: 999,
  /** From the day on which it is sent to the last one on which it can be accepted. */
  days: 180,
  /** Of one request, in all states. */
  quotes: 20,
  title: 60,
  templates: 30,
} as const;

/** So many days after its last one, the link of a quote that was not accepted opens nothing. */
export const daysOfExpiredLink = 90;

interface PricedLine {
  kind: QuoteLineKind;
  quantity: number;
  price_sar: number;
  vat: VatCode;
}

const inHalalas = (riyals: number) => Math.round(riyals * 100);

const halalasOf = ({ kind, quantity, price_sar }: PricedLine) =>
  quantity * inHalalas(price_sar) * (kind === 'discount' ? -1 : 1);

/** The amount that a line adds to the total, in riyals; below zero for a discount. */
export const lineTotal = (line: PricedLine): number => halalasOf(line) / 100;

/**
 * The total of a quote in riyals, and the tax that it contains: of each line at the standard rate, rounded to halalas once
 * for all of them.
 */
export function quoteTotals(lines: readonly PricedLine[]): { total_sar: number; vat_sar: number } {
  const total = lines.reduce((sum, line) => sum + halalasOf(line), 0);
  const taxed = lines.filter(({ vat }) => vat === 'standard').reduce((sum, line) => sum + halalasOf(line), 0);
  return { total_sar: total / 100, vat_sar: Math.round((taxed * standardVat) / (100 + standardVat)) / 100 };
}
