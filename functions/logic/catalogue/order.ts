import type { Program } from '#contracts/api/programs';
import type { ProgramOrder } from '#contracts/website/program-list';
import { byEnd } from './phase.ts';

type Sorted = Pick<Program, 'from_date' | 'to_date' | 'price_sar'>;

/** A program without a price comes last in both directions. */
const priceOr = ({ price_sar }: Sorted, missing: number) => price_sar || missing;

/** Calendar days compare as text. */
const compareDays = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const comparisons: Record<ProgramOrder, (a: Sorted, b: Sorted, today: string) => number> = {
  // The API's order.
  newest: () => 0,
  // A program that has departed comes after those that have not.
  soonest: (a, b, today) =>
    Number(a.from_date < today) - Number(b.from_date < today) || compareDays(a.from_date, b.from_date),
  cheapest: (a, b) => priceOr(a, Number.MAX_VALUE) - priceOr(b, Number.MAX_VALUE),
  dearest: (a, b) => priceOr(b, 0) - priceOr(a, 0),
};

/** Sorts the programs, ended ones last; equal ones keep their order. */
export const sortPrograms = <P extends Sorted>(programs: readonly P[], order: ProgramOrder, today: string): P[] =>
  programs.toSorted((a, b) => byEnd(a, b, today) || comparisons[order](a, b, today));
