import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';

type Colleague = Awaited<ReturnType<typeof colleagueClient>>;

const visitor = new Client();
let owner: Colleague;
let agent: Colleague;
let viewer: Colleague;
// biome-ignore lint/suspicious/noExplicitAny: what was stored before
let before: any[];

beforeAll(async () => {
  [owner, agent, viewer] = [
    await colleagueClient('owner'),
    await colleagueClient('agent'),
    await colleagueClient('viewer'),
  ];
  before = (await read(owner)).shared.views;
});

// The stage keeps its views.
afterAll(() => share(before.map(({ updated_at: _, updated_by: __, ...body }) => body)));

const counted = {
  source: null,
  unnamed: null,
  program_id: null,
  city: null,
  owner: null,
  answered_by: null,
  sale: null,
};
const all = {
  type: null,
  tab: null,
  due: null,
  q: null,
  status: null,
  from: null,
  to: null,
  has_email: null,
  unanswered: null,
  tag: null,
  ...counted,
  order: null,
};
const view = (title: string, changes: object = {}) => {
  return { id: uuid(), title, ...all, density: 'compact', hidden: [], ...changes };
};
const read = async (client: Client) => (await client.get('/desk/views')).json.data;
const share = async (views: unknown[], version?: number) =>
  owner.put('/desk/views', { views, version: version ?? (await read(owner)).shared.version });
const keep = async (client: Client, views: unknown[]) =>
  client.put('/desk/own-views', { views, version: (await read(client)).own.version });

describe('views of the requests', () => {
  it('are for all staff; only owners share them', async () => {
    const body = { views: [], version: 0 };
    const calls = (client: Client) => [
      client.get('/desk/views'),
      client.put('/desk/views', body),
      client.put('/desk/own-views', body),
    ];
    const statuses = async (client: Client) => (await Promise.all(calls(client))).map(({ status }) => status);
    expect(await statuses(visitor)).toEqual([401, 401, 401]);
    expect(await statuses(viewer)).toEqual([200, 403, 200]);
    expect(await statuses(agent)).toEqual([200, 403, 200]);
  });

  it('keep words that were searched for, but no search for one customer', async () => {
    const kept = view('Late for Umrah', { due: 'late', q: 'umrah october' });
    const { json } = await keep(agent, [kept]);
    expect(json.data.views).toMatchObject([{ due: 'late', q: 'umrah october' }]);
    for (const q of ['٠٥٠ ١١١ ٢٢٣٣', 'noura@example.com', 'F-7K3M-09QX']) {
      expect(issuesOf(await keep(agent, [{ ...kept, q }]))).toEqual(['views.0.q not_an_option']);
    }
    await keep(agent, []);
  });

  it('are shared with everybody, or one’s own', async () => {
    const late = view('Hotels that wait', {
      type: 'hotel',
      tab: 'unanswered',
      order: 'reversed',
      hidden: ['owner', 'when'],
    });
    const mine = view('Mine', { city: 'Makkah', owner: 'huda@rihla.example', sale: 'won', density: 'comfortable' });
    const { json } = await share([late]);
    const { email } = owner.account;
    expect(json.data.views).toEqual([
      { ...late, updated_at: expect.any(String), updated_by: { email, name: expect.any(String) } },
    ]);
    expect((await keep(agent, [mine])).status).toBe(200);
    expect((await read(agent)).shared).toEqual(json.data);
    expect((await read(agent)).own.views).toMatchObject([mine]);
    expect((await read(viewer)).own.views).toEqual([]);
  });

  it('are not overwritten by who has read an earlier version', async () => {
    const first = await share([view('New', { status: 'new' })]);
    const { version } = first.json.data;
    const saves = await Promise.all([share([view('One')], version), share([view('Other')], version)]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await share([], version)).json.code).toBe('version_conflict');
  });

  it('have a sentence for each broken rule', async () => {
    const wrong = await keep(agent, [
      view('New', { status: 'lost' }),
      view(' ', { type: 'visa', hidden: ['who'], from: '2027-02-30', order: 'newest' }),
    ]);
    expect([wrong.status, issuesOf(wrong).toSorted()]).toEqual([
      422,
      [
        'views.0.status not_an_option',
        'views.1.from invalid_date',
        'views.1.hidden.0 not_an_option',
        'views.1.order not_an_option',
        'views.1.title required',
        'views.1.type not_an_option',
      ],
    ]);
    expect(issuesOf(await keep(agent, [view('New'), view('New')]))).toEqual(['views.1.title duplicate_title']);
    expect(
      issuesOf(
        await keep(
          agent,
          Array.from({ length: 21 }, (_, place) => view(`${place}`)),
        ),
      ),
    ).toEqual(['views too_many_items']);
  });

  it('from before lists had an order are in the list’s own one', async () => {
    const { order: _, ...earlier } = view('Earlier');
    expect((await keep(agent, [earlier])).json.data.views).toMatchObject([{ ...earlier, order: null }]);
  });

  it('are in the activity: the shared ones by their titles, one’s own without them', async () => {
    await share([]);
    const added = view('New', { status: 'new' });
    await share([added]);
    await share([{ ...added, status: 'done' }]);
    await keep(owner, [view('Secret')]);
    const search = { staff: owner.account.email, group: 'settings', limit: 2 };
    const [own, changed] = (await owner.post('/activity/searches', search)).json.data;
    expect(own).toMatchObject({ action: 'own_views_changed', changes: [] });
    expect(changed.action).toBe('views_changed');
    expect(changed.changes).toEqual([
      { field: `${added.id}.title`, before: 'New', after: 'New' },
      { field: `${added.id}.status`, before: 'new', after: 'done' },
    ]);
  });

  it('of one’s own go with the account', async () => {
    const leaver = await colleagueClient('agent');
    await keep(leaver, [view('Mine')]);
    const { json } = await owner.get('/team');
    const { id } = json.data.find(({ email }: { email: string }) => email === leaver.account.email);
    expect((await owner.delete(`/team/${id}`)).status).toBe(200);
  });
});
