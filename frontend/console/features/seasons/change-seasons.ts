import { isSameSeason } from '#contracts/api/season-rules';
import type { Season, Seasons } from '#contracts/api/seasons';
import { isConflict } from '#shared/lib/api-error.ts';
import { staffApi } from '../session/staff-api.ts';

/** A colleague has changed or removed the same season meanwhile. */
export class SeasonConflict extends Error {
  readonly stored: Seasons;
  /** The season as the colleague left it; undefined if it is gone. */
  readonly theirs: Season | undefined;

  constructor(stored: Seasons, theirs: Season | undefined) {
    super('A colleague has changed this season.');
    this.stored = stored;
    this.theirs = theirs;
  }
}

/** Colleagues who change the seasons at the same time need a few attempts. */
const mostAttempts = 5;

/** Applied to the newest seasons: again if a colleague has saved meanwhile. Throws if that needs a decision. */
type Edit = (stored: Seasons) => Season[];

/** Saves a change of the seasons, on top of what colleagues have saved meanwhile. */
async function changeSeasons(start: Seasons, edit: Edit): Promise<Seasons> {
  let stored = start;
  for (let attempt = 1; ; attempt++) {
    const body = { seasons: edit(stored), version: stored.version };
    try {
      return await staffApi('PUT /settings/seasons', { body });
    } catch (error) {
      if (!isConflict(error) || attempt === mostAttempts) throw error;
      stored = await staffApi('GET /settings/seasons');
    }
  }
}

const without = ({ seasons }: Seasons, id: string) => seasons.filter((season) => season.id !== id);

/** @throws SeasonConflict if the stored season is no longer `base`, from which the change started */
function requireBase(stored: Seasons, { id }: Season, base: Season | undefined): void {
  const theirs = stored.seasons.find((season) => season.id === id);
  if (!isEqual(theirs, base)) throw new SeasonConflict(stored, theirs);
}

const isEqual = (one: Season | undefined, other: Season | undefined) =>
  one && other ? isSameSeason(one, other) && one.names.en === other.names.en : one === other;

/**
 * Adds a season or replaces it.
 * @param base the season before the change; undefined for a new one
 * @throws SeasonConflict
 */
export const saveSeason = (start: Seasons, season: Season, base: Season | undefined): Promise<Seasons> =>
  changeSeasons(start, (stored) => {
    requireBase(stored, season, base);
    return [...without(stored, season.id), season];
  });

/** @throws SeasonConflict */
export const removeSeason = (start: Seasons, season: Season): Promise<Seasons> =>
  changeSeasons(start, (stored) => {
    requireBase(stored, season, season);
    return without(stored, season.id);
  });

/** Adds seasons, without those that a colleague has added meanwhile. */
export const addSeasons = (start: Seasons, added: readonly Season[]): Promise<Seasons> =>
  changeSeasons(start, ({ seasons }) => [
    ...seasons,
    ...added.filter((one) => !seasons.some((season) => isSameSeason(season, one))),
  ]);
