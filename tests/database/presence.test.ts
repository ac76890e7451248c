import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../support/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let presence: typeof import('../../functions/logic/desk/presence.ts');
let dynamo: typeof import('../../functions/data/dynamo.ts');
let sessions: typeof import('../../functions/data/sessions.ts');

const staff = ['huda', 'omar', 'gone'].map((name) => ({
  email: `${name}@rihla.example`,
  role: 'agent' as const,
  name,
}));
const [huda, omar, gone] = staff as [(typeof staff)[0], (typeof staff)[0], (typeof staff)[0]];

beforeAll(async () => {
  database = await openTestDatabase();
  // The clients read the environment when they are imported.
  dynamo = await import('../../functions/data/dynamo.ts');
  presence = await import('../../functions/logic/desk/presence.ts');
  sessions = await import('../../functions/data/sessions.ts');
  const { putTeam } = await import('../../functions/data/team.ts');
  const member = { role: 'agent', language: 'ar', sessions_from: '' } as const;
  const members = staff.map(({ email, name }) => {
    return [email, { ...member, name, status: email === gone.email ? 'suspended' : 'active' }] as const;
  });
  await putTeam(Object.fromEntries(members), 0);
}, 30_000);
afterAll(() => database?.close());

const start = Date.parse('2026-11-27T09:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const hotel = { type: 'hotel', id: 'one' } as const;
const none = { open: null, doing: 'looking' } as const;

it('counts for 40 seconds after the last call, and not for who may not sign in any more', async () => {
  await presence.sharePresence({ open: hotel, doing: 'replying' }, huda, at(0));
  await presence.sharePresence({ open: hotel, doing: 'looking' }, gone, at(0));
  const shown = [{ who: { email: huda.email, name: 'huda' }, ...hotel, doing: 'replying' }];
  expect((await presence.sharePresence(none, omar, at(39))).colleagues).toEqual(shown);
  expect((await presence.sharePresence(none, omar, at(40))).colleagues).toEqual([]);
  await presence.sharePresence({ open: hotel, doing: 'replying' }, huda, at(41));
  expect((await presence.sharePresence(none, omar, at(60))).colleagues).toEqual(shown);
});

it('is one item of each person, which expires and is no session', async () => {
  const items = await dynamo.scanItems('Sessions');
  const own = items.filter(({ who }) => who === huda.email);
  expect(own).toHaveLength(1);
  expect(own[0]?.expires_at).toBe(Math.ceil(at(41).getTime() / 1000) + 40);
  expect(await sessions.readSessions(huda.email)).toEqual([]);
  await presence.sharePresence(none, huda, at(60));
  expect((await dynamo.scanItems('Sessions')).filter(({ who }) => who === huda.email)).toEqual([]);
});
