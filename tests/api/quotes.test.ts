import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client, issuesOf, staffClient } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';
import { quoteBody } from '../support/quotes.ts';
import { type Link, linkOf, problem, sendHotel } from '../support/request-page.ts';

let owner: Client;
beforeAll(async () => {
  owner = await staffClient();
});

interface Sent extends Link {
  path: string;
  hash: string;
  quoteId: string;
}

async function sent(content: object = {}, changes: object = {}, request: object = {}): Promise<Sent> {
  const link = await sendHotel(request);
  const path = `/requests/hotel/${link.id}`;
  const { status, json } = await owner.post(`${path}/quotes`, quoteBody(content, changes));
  expect(status).toBe(201);
  const { secret, quote } = json.data;
  return { ...link, secret, path, hash: quote.hash, quoteId: quote.id };
}

const act = (link: Link, action: object, language: 'ar' | 'en' = 'en', client = new Client()) =>
  client.post('/quotes', { ...linkOf(link), ...action }, { language });
const open = (link: Link) => act(link, { action: 'open' });
const accept = (link: Sent, name = 'Noura') => act(link, { action: 'accept', hash: link.hash, name });
const read = async ({ path }: Sent) => (await owner.get(path.replace('/requests/hotel', '/hotels'))).json.data;

describe('a quote', () => {
  it('is sent, seen and accepted, which staff and the activity are told', async () => {
    const one = await sent();
    const opened = await open(one);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(opened.json.data).toMatchObject({ state: 'open', total_sar: 6800, payment: null });
    const accepted = await accept(one);
    expect(accepted.json.data).toMatchObject({ state: 'accepted', accepted_by: 'Noura' });
    expect((await accept(one)).json.data).toEqual(accepted.json.data);
    const { sale, history } = await read(one);
    expect(sale.state).toBe('won');
    const did = history.map(({ action }: { action: string }) => action);
    expect(did).toEqual(['status_changed', 'quote_sent', 'quote_seen', 'quote_accepted']);
    const { json } = await owner.get(`${one.path}/quotes`);
    expect(json.data).toMatchObject([{ number: 1, state: 'accepted', content: { deposit_sar: 1000 } }]);
    const activity = await owner.post('/activity/searches', { record: one.reference });
    const actions = activity.json.data.map(({ action }: { action: string }) => action);
    expect(actions).toContain('quote_sent');
  });

  it('is mailed in its own language, with a link of its own', async (context) => {
    needs('mail')(context);
    const email = `q${newId()}@example.com`;
    const one = await sent({}, { channel: 'email', language: 'ar' }, { email });
    let text = '';
    await eventually(async () => {
      const mail = (await outbox()).find(({ to, subject }) => to.includes(email) && subject.includes('عرض السعر'));
      text = mail?.text ?? '';
      expect(text).toContain('وليس فاتورة ضريبية');
    });
    const [, secret = ''] = new RegExp(`/offer#${one.reference}\\.([\\w-]+)`).exec(text) ?? [];
    expect(secret).not.toBe(one.secret);
    expect((await open({ ...one, secret })).json.data).toMatchObject({ state: 'open', language: 'ar' });
    await eventually(async () => {
      const { history } = await read(one);
      const entry = history.find(({ action }: { action: string }) => action === 'quote_sent');
      expect(entry.mail?.state).toBe('sent');
    });
  });

  it('names each wrong field in the reader’s language', async () => {
    const { id } = await sendHotel();
    const line = quoteBody().content.lines[0];
    const wrong = {
      lines: [
        { ...line, quantity: 0, text: { ar: null, en: ' ' } },
        { ...line, kind: 'discount', price_sar: 99_999 },
      ],
      ...{ deposit_sar: -1, valid_until: '2026-02-31', payment_link: 'javascript:alert(1)' },
    };
    const sentences = [];
    for (const language of ['ar', 'en'] as const) {
      const reply = await owner.post(`/requests/hotel/${id}/quotes`, quoteBody(wrong as never), { language });
      expect(reply.status).toBe(422);
      expect(issuesOf(reply)).toEqual([
        'content.lines.0.text.ar required',
        'content.lines.0.quantity too_small',
        'content.valid_until invalid_date',
        'content.deposit_sar too_small',
        'content.payment_link invalid_link',
        'content.lines total_below_zero',
      ]);
      sentences.push(...reply.json.errors.map(({ message }: { message: string }) => message));
    }
    expect(new Set(sentences).size).toBe(12);
    expect(sentences.join(' ')).not.toMatch(/valid_until|payment_link|quantity|deposit_sar/);
    const dear = await owner.post(`/requests/hotel/${id}/quotes`, quoteBody({ deposit_sar: 9000 }));
    expect(issuesOf(dear)).toEqual(['content.deposit_sar more_than_total']);
    const late = await owner.post(`/requests/hotel/${id}/quotes`, quoteBody({ valid_until: '2026-01-01' }));
    expect(issuesOf(late)).toEqual(['content.valid_until day_passed']);
  });

  it('is sent by agents, and its settings are changed by owners', async () => {
    const link = await sendHotel();
    const [viewer, agent] = [await colleagueClient('viewer'), await colleagueClient('agent')];
    const path = `/requests/hotel/${link.id}/quotes`;
    expect(problem(await viewer.post(path, quoteBody()))).toEqual([403, 'role_not_allowed']);
    expect((await viewer.get(path)).status).toBe(200);
    expect((await agent.post(path, quoteBody())).status).toBe(201);
    const { version, ...settings } = (await agent.get('/desk/quote-settings')).json.data;
    expect(problem(await agent.put('/desk/quote-settings', { ...settings, version }))).toEqual([
      403,
      'role_not_allowed',
    ]);
    const template = { ...quoteBody().content, id: newId(), title: newId() };
    const changed = await owner.put('/desk/quote-settings', { ...settings, templates: [template], version });
    expect(changed.json.data).toMatchObject({ version: version + 1, templates: [{ title: template.title }] });
    // Each part says who changed it last.
    const other = await colleagueClient('owner');
    const longer = { ...settings, valid_days: settings.valid_days + 1, templates: [template], version: version + 1 };
    const { updated_by, templates } = (await other.put('/desk/quote-settings', longer)).json.data;
    expect(templates[0].updated_by).toEqual(changed.json.data.templates[0].updated_by);
    expect(updated_by.email).not.toBe(templates[0].updated_by.email);
    const stale = { ...settings, templates: [], version };
    expect(problem(await owner.put('/desk/quote-settings', stale))).toEqual([409, 'version_conflict']);
    const twice = { ...settings, templates: [template, { ...template, id: newId() }], version: version + 2 };
    expect(issuesOf(await owner.put('/desk/quote-settings', twice))).toEqual(['templates.1.title duplicate_title']);
    await owner.put('/desk/quote-settings', { ...settings, version: version + 2 });
  });

  it('is won or lost as staff say, with a reason', async () => {
    const one = await sent();
    const settle = (body: object) => owner.put(`${one.path}/sale`, body);
    expect(issuesOf(await settle({ state: 'lost', reason: null }))).toEqual(['reason required']);
    expect((await settle({ state: 'lost', reason: 'Visa' })).json.data.sale).toMatchObject({
      state: 'lost',
      reason: 'Visa',
    });
    expect((await settle({ state: null, reason: null })).json.data.sale.state).toBe('offered');
  });

  it('is withdrawn with a sale that is lost, which the activity says, but not once it is accepted', async () => {
    const [one, other] = [await sent(), await sent()];
    const lose = (of: Sent) =>
      owner.put(`${of.path}/sale`, { state: 'lost', reason: 'No answer', withdraws: [of.quoteId] });
    expect((await lose(one)).json.data).toMatchObject({ sale: { state: 'lost' }, quotes: [{ state: 'withdrawn' }] });
    expect(problem(await open(one))).toEqual([404, 'quote_link_invalid']);
    const activity = await owner.post('/activity/searches', { record: one.reference });
    const actions = activity.json.data.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['quote_withdrawn', 'sale_settled']));
    await accept(other);
    expect(problem(await lose(other))).toEqual([409, 'quote_closed']);
    expect((await read(other)).sale.state).toBe('won');
  });
});

describe('an attack on a quote’s link', () => {
  it('by a guess, another request’s secret or a withdrawn quote gets one kind sentence', async () => {
    const [one, other] = [await sent(), await sent()];
    const replies = [
      await open({ ...one, secret: other.secret }),
      await open({ ...one, reference: 'H-0000-0000' }),
      await accept({ ...one, secret: 'guessed' }),
    ];
    expect((await owner.delete(`${one.path}/quotes/${one.quoteId}`)).status).toBe(200);
    replies.push(await open(one), await accept(one));
    for (const reply of replies) expect(problem(reply)).toEqual([404, 'quote_link_invalid']);
    expect(new Set(replies.map(({ json }) => json.detail)).size).toBe(1);
  });

  it('by many guesses is slowed down, for its address and its request', async () => {
    const one = await sent();
    const attacker = new Client();
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => act({ ...one, secret: newId() }, { action: 'open' }, 'en', attacker)),
    );
    const codes = guesses.map(({ json }) => json.code);
    expect(codes.filter((code) => code === 'quote_link_invalid').length).toBeLessThanOrEqual(30);
    expect(codes).toContain('too_many_requests');
    expect((await open(one)).status).toBe(200);
  });

  it('by accepting another version, or one that was replaced or declined, is refused', async () => {
    const one = await sent();
    expect(problem(await act(one, { action: 'accept', hash: 'f'.repeat(64), name: 'N' }))).toEqual([
      409,
      'quote_changed',
    ]);
    const next = await owner.post(`${one.path}/quotes`, quoteBody({ deposit_sar: 5 }, { replaces: one.quoteId }));
    expect(problem(await accept(one))).toEqual([409, 'quote_closed']);
    expect(problem(await accept({ ...one, hash: next.json.data.quote.hash }))).toEqual([409, 'quote_changed']);
    expect((await open(one)).json.data.state).toBe('replaced');
    const newer = { ...one, secret: next.json.data.secret, hash: next.json.data.quote.hash };
    const declined = await act(newer, { action: 'decline', hash: newer.hash, reason: 'Too dear' });
    expect(declined.json.data).toMatchObject({ state: 'declined', reason: 'Too dear' });
    expect(problem(await accept(newer))).toEqual([409, 'quote_closed']);
  });

  it('finds no secret in replies to staff', async () => {
    const one = await sent();
    const shown = [
      await owner.get(`${one.path}/quotes`),
      await owner.get(one.path.replace('/requests/hotel', '/hotels')),
    ];
    for (const { json } of shown) expect(JSON.stringify(json)).not.toContain(one.secret);
  });
});
