import { v7 as uuid } from 'uuid';
import { religiousSeasons } from '#contracts/api/religious-seasons';
import { seasonLimits } from '#contracts/api/season-rules';
import type { Season, SeasonKind } from '#contracts/api/seasons';

const religious: ReadonlySet<SeasonKind> = new Set(['ramadan', 'eid_fitr', 'eid_adha']);

export interface Suggestion {
  year: number;
  seasons: Season[];
}

/** Proposes Ramadan and the feasts of the first year, from this one on, in which the list lacks one of them. */
export function suggestSeasons(seasons: readonly Season[], today: string): Suggestion {
  const known = seasons.filter(({ kind }) => religious.has(kind));
  for (let year = Number(today.slice(0, 4)); ; year++) {
    const missing = religiousSeasons(year).filter(
      ({ kind, from, to }) =>
        to >= today && !known.some((season) => season.kind === kind && season.from <= to && season.to >= from),
    );
    if (missing.length > 0) return { year, seasons: missing.map((season) => ({ id: uuid(), ...season })) };
  }
}

/** True if the list takes no further season. */
export const isFull = (seasons: readonly Season[]): boolean => seasons.length >= seasonLimits.seasons;
