import type { Program } from '#contracts/api/programs';
import { homeCount } from './shown-counts.ts';

/** The percentage of programs that the home page features if staff have flagged none. */
const featuredPercent = 30;

/** FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/): spreads ids evenly, and the same way on every visit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}

/**
 * Returns the ids that the home page marks as featured: those that staff flagged, else a stable selection of about 30
 * %.
 */
export function featuredOnHome(programs: readonly Pick<Program, 'id' | 'featured'>[]): Set<string> {
  const flagged = programs.filter(({ featured }) => featured);
  const chosen = flagged.length > 0 ? flagged : programs.filter(({ id }) => hash(id) % 100 < featuredPercent);
  return new Set(chosen.map(({ id }) => id));
}

/** Puts featured programs first and otherwise keeps the order. */
export function featuredFirst<P extends Pick<Program, 'id'>>(programs: readonly P[], featured: Set<string>): P[] {
  return programs.toSorted((a, b) => Number(featured.has(b.id)) - Number(featured.has(a.id)));
}

/**
 * Selects the home page's programs and says which of them are featured. Ended programs are never featured and come
 * last.
 */
export function homeSelection<P extends Pick<Program, 'id' | 'featured'>>(
  programs: readonly P[],
  hasEnded: (program: P) => boolean,
): P[] {
  const isOver = new Map(programs.map((program) => [program.id, hasEnded(program)]));
  const featured = featuredOnHome(programs.filter(({ id }) => !isOver.get(id)));
  return featuredFirst(programs, featured)
    .toSorted((a, b) => Number(isOver.get(a.id)) - Number(isOver.get(b.id)))
    .slice(0, homeCount)
    .map((program) => ({ ...program, featured: featured.has(program.id) }));
}
