import * as z from 'zod/mini';
import {
  BusinessDate,
  CalendarDate,
  Id,
  Instant,
  isCalendarDate,
  optionalLine,
  requiredLine,
  wholeNumber,
} from '../field-kit/fields.ts';
import { baseLanguage } from './program-fields.ts';
import { perTranslation } from './program-shapes.ts';
import { route } from './route.ts';
import { isSameSeason, type Period, seasonDays, seasonKinds, seasonLimits } from './season-rules.ts';

/** Dated periods of the year by which visitors choose and the agency works: Ramadan, a school break, a national day. */

const SeasonKind = z.enum(seasonKinds);
export type SeasonKind = z.infer<typeof SeasonKind>;

export const Season = z.object({
  id: Id,
  kind: SeasonKind,
  /** By language; where one is missing, readers see the Arabic name. */
  names: z.object({ [baseLanguage]: z.string(), ...perTranslation(z.nullable(z.string())) }),
  /** Calendar days, both inclusive. */
  from: CalendarDate,
  to: CalendarDate,
});
export type Season = z.infer<typeof Season>;

const areDays = ({ from, to }: Period) => isCalendarDate(from) && isCalendarDate(to);

const SeasonBody = z
  .object({
    id: Id,
    kind: SeasonKind,
    names: z.object({
      [baseLanguage]: requiredLine(seasonLimits.name),
      ...perTranslation(optionalLine(seasonLimits.name)),
    }),
    from: BusinessDate,
    to: BusinessDate,
  })
  .check(
    z.refine((season) => !areDays(season) || season.to >= season.from, {
      ...{ path: ['to'], error: 'to_date_before_from_date' },
    }),
    z.refine((season) => !areDays(season) || seasonDays(season) <= seasonLimits.days, {
      ...{ path: ['to'], error: 'season_too_long' },
    }),
  );

/** Refuses each season that is in the list before, by its id or by what it says. */
const noDuplicates = z.check<Season[]>(({ value, issues }) => {
  value.forEach((season, place) => {
    const isTwice = value.slice(0, place).some((other) => other.id === season.id || isSameSeason(other, season));
    if (!isTwice) return;
    issues.push({ code: 'custom', input: season, path: [place, 'names', baseLanguage], message: 'duplicate_season' });
  });
});

export const SeasonsBody = z.object({
  seasons: z.array(SeasonBody).check(z.maxLength(seasonLimits.seasons), noDuplicates),
  /** The version on which the change is based: a conflict if it is not current. */
  version: wholeNumber(0),
});

export const Seasons = z.object({
  /** By their first day. */
  seasons: z.array(Season),
  /** 0 until an owner changes the seasons of a fresh system. */
  version: z.int(),
  updated_at: z.nullable(Instant),
});
export type Seasons = z.infer<typeof Seasons>;

export const getSeasons = route({
  id: 'getSeasons',
  summary: 'All seasons, with the version that a change names',
  method: 'GET',
  path: '/settings/seasons',
  access: 'staff',
  reply: Seasons,
  status: 200,
  uses: { Settings: ['GetItem'] },
});

export const updateSeasons = route({
  id: 'updateSeasons',
  summary: 'Replace the seasons',
  method: 'PUT',
  path: '/settings/seasons',
  access: { role: 'owner' },
  body: SeasonsBody,
  rules: [
    'to is not before from (to_date_before_from_date), and a season has at most 120 days (season_too_long)',
    'No season is there twice, by its id or by its kind, days and Arabic name (duplicate_season)',
  ],
  reply: Seasons,
  status: 200,
  problems: ['version_conflict'],
  audit: { action: 'seasons_changed' },
  uses: { Settings: ['GetItem', 'PutItem'] },
});
