import type { ProgramOrder } from '#contracts/website/program-list';
import type { Offer } from './offer.ts';
import { byEnd } from './phase.ts';

type Sorted = { offer: Offer };

/** A program without a price comes last in both directions. */
const priceOr = ({ offer }: Sorted, missing: number) => offer.price_sar || missing;

/** Calendar days compare as text. */
const compareDays = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const comparisons: Record<ProgramOrder, (a: Sorted, b: Sorted, today: string) => number> = {
  // The API's order.
  newest: () => 0,
  // A program that has departed or has no departures comes after those that will depart.
  soonest: ({ offer: a }, { offer: b }, today) =>
    Number(isNotComing(a, today)) - Number(isNotComing(b, today)) || compareDays(a.from_date, b.from_date),
  cheapest: (a, b) => priceOr(a, Number.MAX_VALUE) - priceOr(b, Number.MAX_VALUE),
  dearest: (a, b) => priceOr(b, 0) - priceOr(a, 0),
};

const isNotComing = ({ from_date, onRequest }: Offer, today: string) => onRequest || from_date < today;

/** Sorts the programs, ended ones last; equal ones keep their order. */
export const sortPrograms = <P extends Sorted>(programs: readonly P[], order: ProgramOrder, today: string): P[] =>
  programs.toSorted((a, b) => byEnd(a.offer, b.offer) || comparisons[order](a, b, today));
