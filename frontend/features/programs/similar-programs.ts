import type { Program } from '#contracts/programs';
import { byEnd } from './phase.ts';
import { regionOf, typeOf } from './region.ts';

/** Weights of likeness: a reader of a journey in Europe looks for others there before other kinds. */
const weights = { city: 3, region: 2, type: 1 };

const likeness = (one: Program, other: Program) =>
  (one.city === other.city ? weights.city : 0) +
  (regionOf(one) === regionOf(other) ? weights.region : 0) +
  (typeOf(one) === typeOf(other) ? weights.type : 0);

/** Number of programs shown on a program's page. */
export const similarCount = 3;

/** The programs most like this one: by place and kind, then by the nearest price; those that have ended last. */
export function similarPrograms(
  program: Program,
  programs: readonly Program[],
  today: string,
  count = similarCount,
): Program[] {
  const priceGap = (other: Program) => Math.abs((other.price_sar ?? 0) - (program.price_sar ?? 0));
  return programs
    .filter(({ id }) => id !== program.id)
    .toSorted((a, b) => byEnd(a, b, today) || likeness(program, b) - likeness(program, a) || priceGap(a) - priceGap(b))
    .slice(0, count);
}
