import type { Program } from '#contracts/programs';
import { byEnd } from './phase.ts';

export const programOrders = ['newest', 'soonest', 'cheapest', 'dearest'] as const;
export type ProgramOrder = (typeof programOrders)[number];

/** A program without a price comes last, whichever way prices run. */
const priceOr = ({ price_sar }: Program, missing: number) => price_sar || missing;

/** Calendar days compare as text. */
const compareDays = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const comparisons: Record<ProgramOrder, (a: Program, b: Program, today: string) => number> = {
  // The order of the API.
  newest: () => 0,
  // A program that has left departs no more.
  soonest: (a, b, today) =>
    Number(a.from_date < today) - Number(b.from_date < today) || compareDays(a.from_date, b.from_date),
  cheapest: (a, b) => priceOr(a, Number.MAX_VALUE) - priceOr(b, Number.MAX_VALUE),
  dearest: (a, b) => priceOr(b, 0) - priceOr(a, 0),
};

/** The programs in another order, those that have ended last; equal ones stay in theirs. */
export const sortPrograms = (programs: readonly Program[], order: ProgramOrder, today: string): Program[] =>
  programs.toSorted((a, b) => byEnd(a, b, today) || comparisons[order](a, b, today));
