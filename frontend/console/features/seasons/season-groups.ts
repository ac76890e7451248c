import { byDay } from '#contracts/api/season-rules';
import type { Season } from '#contracts/api/seasons';

export interface SeasonGroups {
  /** The current and coming seasons, by the year of their first day. */
  years: [year: string, seasons: Season[]][];
  /** The seasons that are over, the latest first. */
  past: Season[];
}

export function groupSeasons(seasons: readonly Season[], today: string): SeasonGroups {
  const sorted = seasons.toSorted(byDay);
  const coming = sorted.filter(({ to }) => to >= today);
  const years = Map.groupBy(coming, ({ from }) => from.slice(0, 4));
  return { years: [...years], past: sorted.filter(({ to }) => to < today).toReversed() };
}

/** The number of seasons that readers of English see in Arabic. */
export const countWithoutEnglish = (seasons: readonly Season[]): number =>
  seasons.filter(({ names }) => !names.en).length;
