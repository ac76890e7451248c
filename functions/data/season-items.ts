import * as z from 'zod/mini';
import { defaultSeasons } from '#contracts/api/default-seasons';
import { byDay } from '#contracts/api/season-rules';
import { Season, type Seasons } from '#contracts/api/seasons';
import { Instant } from '#contracts/field-kit/fields';

/** All seasons are one item, so that one conditional write changes them and the rules between them always hold. */
export const seasonsKey = { pk: 'seasons' };

export const schemaVersion = 1;

const StoredSeasons = z.object({ seasons: z.array(Season), version: z.int(), updated_at: Instant });

/** The seasons of a system in which nobody has changed them. */
const fresh: Seasons = { seasons: defaultSeasons.toSorted(byDay), version: 0, updated_at: null };

/** @param item undefined in a fresh system */
export const toSeasons = (item: object | undefined): Seasons => (item ? StoredSeasons.parse(item) : fresh);
