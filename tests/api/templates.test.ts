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
  before = (await read(owner)).shared.templates;
});

// The stage keeps its templates.
afterAll(() => share(before.map(bodyOf)));

const bodyOf = ({ id, title, texts }: ReturnType<typeof template>) => ({ id, title, texts });
const template = (title: string, texts: object = { ar: 'أهلًا {name}', en: null }) => ({ id: uuid(), title, texts });
const read = async (client: Client) => (await client.get('/desk/templates')).json.data;
const share = async (templates: unknown[], version?: number) =>
  owner.put('/desk/templates', { templates, version: version ?? (await read(owner)).shared.version });
const keep = async (client: Client, templates: unknown[]) =>
  client.put('/desk/own-templates', { templates, version: (await read(client)).own.version });

describe('templates of replies', () => {
  it('are for agents and owners; only owners share them', async () => {
    const body = { templates: [], version: 0 };
    const calls = (client: Client) => [
      client.get('/desk/templates'),
      client.put('/desk/templates', body),
      client.put('/desk/own-templates', body),
      client.post('/desk/templates/uses', { ids: [] }),
    ];
    const statuses = async (client: Client) => (await Promise.all(calls(client))).map(({ status }) => status);
    expect(await statuses(visitor)).toEqual([401, 401, 401, 401]);
    expect(await statuses(viewer)).toEqual([403, 403, 403, 403]);
    expect(await statuses(agent)).toEqual([200, 403, 200, 200]);
  });

  it('are shared with everybody, or one’s own', async () => {
    const [payment, mine] = [template('Payment'), template('My visas', { ar: 'تأشيرة', en: 'Visa' })];
    const { status, json } = await share([payment]);
    expect(status).toBe(200);
    const { email } = owner.account;
    expect(json.data.templates).toEqual([
      { ...payment, updated_at: expect.any(String), updated_by: { email, name: expect.any(String) } },
    ]);
    expect((await keep(agent, [mine])).status).toBe(200);
    expect((await read(agent)).shared).toEqual(json.data);
    expect((await read(agent)).own.templates).toMatchObject([mine]);
    expect((await read(owner)).own.templates).toEqual([]);
  });

  it('say who changed each, and are not overwritten by who has read an earlier version', async () => {
    const [payment, visa] = [template('Payment'), template('Visa')];
    const first = await share([payment, visa]);
    const { version, templates } = first.json.data;
    const second = await colleagueClient('owner');
    const changed = { ...payment, title: 'How to pay' };
    const saves = await Promise.all([
      second.put('/desk/templates', { templates: [changed, visa], version }),
      second.put('/desk/templates', { templates: [changed, visa], version }),
    ]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await share([payment, visa], version)).json.code).toBe('version_conflict');
    const [theirs, untouched] = (await read(owner)).shared.templates;
    expect([theirs.title, theirs.updated_by.email]).toEqual(['How to pay', second.account.email]);
    expect(untouched).toEqual(templates[1]);
  });

  it('say who removed each of the last ones, until it is there again', async () => {
    const [payment, visa] = [template('Payment'), template('Visa')];
    await share([payment, visa]);
    const by = expect.objectContaining({ email: owner.account.email });
    const { json } = await share([payment]);
    expect(json.data.removed[0]).toEqual({ id: visa.id, at: expect.any(String), by });
    await share([payment, visa]);
    expect((await read(agent)).shared.removed.map(({ id }: { id: string }) => id)).not.toContain(visa.id);
  });

  it('have a sentence for each broken rule', async () => {
    const twice = template('Payment');
    const wrong = await share([twice, { ...template('Payment') }, template('Price', { ar: '{price}', en: null })]);
    expect([wrong.status, issuesOf(wrong)]).toEqual([
      422,
      ['templates.2.texts.ar unknown_fact', 'templates.1.title duplicate_title'],
    ]);
    expect(wrong.json.errors.at(-1).message).toBe('This title is already in the list.');
    expect(issuesOf(await share(Array.from({ length: 31 }, (_, place) => template(`${place}`))))).toEqual([
      'templates too_many_items',
    ]);
  });

  it('are counted when they are used, until they are gone', async () => {
    const [payment, mine] = [template('Payment'), template('Mine')];
    await share([payment]);
    await keep(agent, [mine]);
    const use = (client: Client, ...ids: string[]) => client.post('/desk/templates/uses', { ids });
    const thanks = (await read(agent)).uses.thanks ?? 0;
    await Promise.all([use(agent, payment.id, 'thanks'), use(owner, payment.id), use(agent, mine.id, mine.id)]);
    // One of these templates is a colleague's, the other is nobody's.
    await use(owner, mine.id, uuid());
    expect((await read(agent)).uses).toMatchObject({ [payment.id]: 2, [mine.id]: 1, thanks: thanks + 1 });
    expect((await read(owner)).uses).not.toHaveProperty(mine.id);
    await share([]);
    expect((await read(agent)).uses).not.toHaveProperty(payment.id);
    expect((await use(agent, 'hello')).status).toBe(422);
  });

  it('are in the activity: the shared ones by their titles, one’s own without them', async () => {
    await share([]);
    const payment = template('Payment');
    await share([payment]);
    await share([{ ...payment, texts: { ar: 'أهلًا', en: 'Hello' } }]);
    await keep(owner, [template('Secret')]);
    const search = { staff: owner.account.email, group: 'settings', limit: 3 };
    const [own, changed, added] = (await owner.post('/activity/searches', search)).json.data;
    expect(own).toMatchObject({ action: 'own_templates_changed', changes: [] });
    expect(changed.action).toBe('templates_changed');
    expect(changed.changes).toContainEqual({ field: `${payment.id}.title`, before: 'Payment', after: 'Payment' });
    expect(changed.changes).toContainEqual({ field: `${payment.id}.texts.en`, before: null, after: 'Hello' });
    expect(added.changes).toContainEqual({ field: `${payment.id}.title`, before: null, after: 'Payment' });
  });

  it('of one’s own go with the account', async () => {
    const leaver = await colleagueClient('agent');
    const mine = template('Mine');
    await keep(leaver, [mine]);
    await leaver.post('/desk/templates/uses', { ids: [mine.id] });
    const { json } = await owner.get('/team');
    const { id } = json.data.find(({ email }: { email: string }) => email === leaver.account.email);
    expect((await owner.delete(`/team/${id}`)).status).toBe(200);
    // A colleague who keeps a template of the same id later finds no count of it.
    await keep(agent, [mine]);
    expect((await read(agent)).uses).not.toHaveProperty(mine.id);
  });
});
