import { byEnd } from './phase.ts';
import type { OfferedEntry } from './select.ts';
import { similarCount } from './shown-counts.ts';

/**
 * Weights of similarity: region counts more than kind, since readers of a journey in Europe look for others there
 * first.
 */
const weights = { city: 3, region: 2, type: 1 };

type Compared = Pick<OfferedEntry, 'id' | 'city' | 'region' | 'type' | 'offer'>;

const likeness = (one: Compared, other: Compared) =>
  (one.city === other.city ? weights.city : 0) +
  (one.region === other.region ? weights.region : 0) +
  (one.type === other.type ? weights.type : 0);

/** Returns the programs most similar to this one: by place and kind, then by the nearest price, ended ones last. */
export function similarPrograms<P extends Compared>(
  program: Compared,
  programs: readonly P[],
  count = similarCount,
): P[] {
  const priceGap = (other: Compared) => Math.abs(other.offer.price_sar - program.offer.price_sar);
  const compare = (a: P, b: P) =>
    byEnd(a.offer, b.offer) || likeness(program, b) - likeness(program, a) || priceGap(a) - priceGap(b);
  // Keeps only the best few: sorting all would be the slowest part of publishing a large catalogue.
  const most: P[] = [];
  for (const other of programs) {
    if (other.id === program.id) continue;
    let place = most.length;
    for (let better = most[place - 1]; better && compare(other, better) < 0; better = most[place - 1]) place -= 1;
    if (place < count) most.splice(place, 0, other);
    if (most.length > count) most.pop();
  }
  return most;
}
