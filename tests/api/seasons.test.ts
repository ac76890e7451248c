import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Season } from '#contracts/api/seasons';
import { Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { season } from '../support/seasons.ts';

const visitor = new Client();
let before: Season[];
let owner: Awaited<ReturnType<typeof colleagueClient>>;

beforeAll(async () => {
  owner = await colleagueClient('owner');
  before = (await read()).seasons;
});

// The stage keeps its seasons.
afterAll(() => save(before));

const read = async (client: Client = owner) => (await client.get('/settings/seasons')).json.data;
const save = async (seasons: unknown[], version?: number) =>
  owner.put('/settings/seasons', { seasons, version: version ?? (await read()).version });

describe('the seasons', () => {
  it('are read by all staff and changed by owners', async () => {
    const [viewer, agent] = [await colleagueClient('viewer'), await colleagueClient('agent')];
    for (const client of [viewer, agent, owner]) expect((await read(client)).seasons).toBeInstanceOf(Array);
    const body = { seasons: [], version: 0 };
    expect((await visitor.get('/settings/seasons')).status).toBe(401);
    expect((await visitor.put('/settings/seasons', body)).status).toBe(401);
    for (const client of [viewer, agent]) expect((await client.put('/settings/seasons', body)).status).toBe(403);
  });

  it('are stored whole, by their first day', async () => {
    const { version } = await read();
    const [early, late] = [season({ from: '2027-02-01' }), season({ names: { ar: 'العيد', en: null } })];
    const { status, json } = await save([late, early]);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ seasons: [early, late], version: version + 1 });
    expect(await read()).toEqual(json.data);
  });

  it('are not overwritten by who has read an earlier version', async () => {
    const { version } = await read();
    const saves = await Promise.all([save([season()], version), save([season()], version)]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(saves.find(({ status }) => status === 409)?.json.code).toBe('version_conflict');
    expect((await save([], version + 5)).status).toBe(409);
  });

  it('have a sentence for each broken rule', async () => {
    const twice = season();
    const wrong = await save([twice, season({ from: '2027-03-09' }), season({ to: '2027-12-01' }), twice]);
    expect([wrong.status, issuesOf(wrong)]).toEqual([
      422,
      ['seasons.1.to to_date_before_from_date', 'seasons.2.to season_too_long', 'seasons.3.names.ar duplicate_season'],
    ]);
    expect(wrong.json.errors.map(({ message }: { message: string }) => message)).toEqual([
      'The end date must not be before the start date.',
      'A season may last at most 120 days.',
      'This season is already in the list.',
    ]);
    const many = await save(Array.from({ length: 61 }, (_, n) => season({ names: { ar: `${n}`, en: null } })));
    expect(issuesOf(many)).toEqual(['seasons too_many_items']);
  });

  it('are in the activity with their changes', async () => {
    const one = season();
    await save([one]);
    await save([{ ...one, to: '2027-03-09' }]);
    const { json } = await owner.post('/activity/searches', {
      staff: owner.account.email,
      group: 'settings',
      limit: 2,
    });
    const [changed] = json.data;
    expect(changed.action).toBe('seasons_changed');
    expect(changed.changes).toContainEqual({ field: `${one.id}.to`, before: '2027-03-08', after: '2027-03-09' });
    expect(changed.changes).toContainEqual({ field: `${one.id}.names.ar`, before: one.names.ar, after: one.names.ar });
  });
});
