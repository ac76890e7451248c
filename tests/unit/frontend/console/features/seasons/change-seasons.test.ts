import { beforeEach, expect, it, vi } from 'vitest';
import type { Seasons } from '#contracts/api/seasons';
import {
  addSeasons,
  removeSeason,
  SeasonConflict,
  saveSeason,
} from '../../../../../../frontend/console/features/seasons/change-seasons.ts';
import { ApiError } from '../../../../../../frontend/shared/lib/api.ts';
import { season } from '../../../../../support/seasons.ts';

const staffApi = vi.hoisted(() => vi.fn());
vi.mock('../../../../../../frontend/console/features/session/staff-api.ts', () => ({ staffApi }));

const conflict = () => new ApiError({ kind: 'http', message: '', status: 409, problem: { code: 'version_conflict' } });

/** The server's state. */
let stored: Seasons;
const [ramadan, eid] = [season(), season({ kind: 'eid_fitr', names: { ar: 'العيد', en: null } })];

beforeEach(() => {
  stored = { seasons: [ramadan, eid], version: 3, updated_at: null };
  staffApi.mockReset();
  staffApi.mockImplementation(async (key: string, request?: { body: Pick<Seasons, 'seasons' | 'version'> }) => {
    if (key.startsWith('GET')) return stored;
    const { seasons = [], version = 0 } = request?.body ?? {};
    if (version !== stored.version) throw conflict();
    stored = { seasons, version: version + 1, updated_at: null };
    return stored;
  });
});

const old = (): Seasons => ({ seasons: [ramadan], version: 2, updated_at: null });

it('saves on top of what a colleague has saved of other seasons', async () => {
  const moved = { ...ramadan, to: '2027-03-09' };
  expect((await saveSeason(old(), moved, ramadan)).seasons).toEqual([eid, moved]);
  const other = season({ from: '2027-02-20' });
  expect((await saveSeason(old(), other, undefined)).seasons).toContainEqual(other);
  expect((await removeSeason(old(), eid).catch((error) => error)).theirs).toBeUndefined();
});

it('asks if a colleague has changed or removed the same season', async () => {
  const theirs = { ...ramadan, names: { ...ramadan.names, en: 'Their Ramadan' } };
  stored = { ...stored, seasons: [theirs, eid] };
  const refused = await saveSeason(old(), { ...ramadan, to: '2027-03-09' }, ramadan).catch((error) => error);
  expect(refused).toBeInstanceOf(SeasonConflict);
  expect([refused.theirs, refused.stored.version]).toEqual([theirs, 3]);
  expect((await removeSeason(old(), ramadan).catch((error) => error)).theirs).toEqual(theirs);
  stored = { ...stored, seasons: [eid] };
  expect((await removeSeason(old(), ramadan).catch((error) => error)).theirs).toBeUndefined();
});

it('adds what a colleague has not added meanwhile', async () => {
  const added = [season({ from: '2028-01-28', to: '2028-02-25' }), season({ id: eid.id })];
  expect((await addSeasons({ ...old(), seasons: [] }, added)).seasons).toEqual([ramadan, eid, added[0]]);
});

it('gives up while everybody saves all the time, and at another problem', async () => {
  staffApi.mockImplementation(async (key: string) => {
    if (key.startsWith('GET')) return stored;
    throw conflict();
  });
  await expect(addSeasons(stored, [season()])).rejects.toBeInstanceOf(ApiError);
  expect(staffApi.mock.calls.filter(([key]) => key.startsWith('PUT'))).toHaveLength(5);
});
