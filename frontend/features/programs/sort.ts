import type { Program } from '#contracts/programs';

export const programOrders = ['newest', 'soonest', 'cheapest', 'dearest'] as const;
export type ProgramOrder = (typeof programOrders)[number];

/** A program without a price comes last, whichever way prices run. */
const priceOr = ({ price_sar }: Program, missing: number) => price_sar || missing;

const comparisons: Record<ProgramOrder, (a: Program, b: Program) => number> = {
  // As the API lists them.
  newest: () => 0,
  // Calendar days compare as text.
  soonest: (a, b) => (a.from_date < b.from_date ? -1 : Number(a.from_date > b.from_date)),
  cheapest: (a, b) => priceOr(a, Number.MAX_VALUE) - priceOr(b, Number.MAX_VALUE),
  dearest: (a, b) => priceOr(b, 0) - priceOr(a, 0),
};

/** The programs in another order; equal ones stay in theirs. */
export const sortPrograms = (programs: readonly Program[], order: ProgramOrder): Program[] =>
  programs.toSorted(comparisons[order]);
