import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';

const visitor = new Client();
const path = '/site/announcement';
let owner: Awaited<ReturnType<typeof colleagueClient>>;

const hidden = {
  ...{ shown: false, texts: { ar: null, en: null }, link: null, link_texts: { ar: null, en: null } },
  ...{ from: null, until: null, tone: 'teal', dismissible: true },
};

beforeAll(async () => {
  owner = await colleagueClient('owner');
});

// The stage announces nothing.
afterAll(async () => {
  const { status } = await publish(hidden);
  expect(status).toBe(200);
});

const read = async () => (await owner.get(path)).json.data;

/** Saves a draft over whatever is there. */
async function save(content: object) {
  const { live, draft } = await read();
  return owner.put(`${path}/draft`, { content, rev: draft?.rev ?? 0, based_on: live.version });
}

async function publish(content: object, note: string | null = null) {
  const { json } = await save(content);
  return owner.post(`${path}/publications`, { rev: json.data.rev, note });
}

describe('the glossary', () => {
  it('is for all staff to read, and for no visitor', async () => {
    expect((await visitor.get('/settings/glossary')).status).toBe(401);
    const { json } = await (await colleagueClient('viewer')).get('/settings/glossary');
    expect(json.data).toContainEqual(expect.objectContaining({ term: { ar: 'واتساب', en: 'WhatsApp' } }));
  });
});

describe('a section of the site', () => {
  it('is for owners', async () => {
    const others = [await colleagueClient('viewer'), await colleagueClient('agent')];
    expect((await visitor.get(path)).status).toBe(401);
    for (const client of others) {
      expect((await client.get(path)).status).toBe(403);
      expect((await client.get(`${path}/preview`)).status).toBe(403);
      expect((await client.put(`${path}/draft`, { content: hidden, rev: 0, based_on: 0 })).status).toBe(403);
      expect((await client.post(`${path}/publications`, { rev: 1, note: null })).status).toBe(403);
    }
    expect((await owner.get('/site/prices')).json.code).toBe('site_section_not_found');
  });

  it('goes from a draft to a version, and back', async () => {
    const first = await publish({ ...hidden, tone: 'palm' }, 'Green');
    expect(first.status).toBe(200);
    const { live } = first.json.data;
    expect(live).toMatchObject({ note: 'Green', content: { tone: 'palm' } });
    expect((await publish({ ...hidden, tone: 'sand' })).json.data.live.version).toBeGreaterThan(live.version);
    const { data } = (await owner.get(`${path}/versions`)).json;
    expect(data.at(-1)).toMatchObject({ version: 0, published_at: null });
    const earlier = (await owner.get(`${path}/versions/${live.version}`)).json.data;
    expect((await save(earlier.content)).status).toBe(200);
    expect(await read()).toMatchObject({ live: { content: { tone: 'sand' } }, draft: { content: { tone: 'palm' } } });
    expect((await owner.get(`${path}/preview`)).json.data).toMatchObject({ content: { tone: 'palm' } });
    expect((await owner.delete(`${path}/draft`)).status).toBe(200);
    expect((await owner.delete(`${path}/draft`)).json.code).toBe('draft_not_found');
  });

  it('refuses what is incomplete or leads to a script, by field', async () => {
    const wrong = await publish({
      ...hidden,
      shown: true,
      texts: { ar: 'العيد', en: '' },
      link: 'javascript:alert(1)',
    });
    expect([wrong.status, issuesOf(wrong).toSorted()]).toEqual([
      422,
      expect.arrayContaining(['link invalid_site_link', 'texts.en required']),
    ]);
  });

  it('refuses numbers that nobody has and links that lead to a script, in the contact', async () => {
    const { live } = (await owner.get('/site/contact')).json.data;
    const [phone] = live.content.phones;
    const content = {
      ...{ ...live.content, phones: [{ ...phone, number: '+96650<script>' }], whatsapp: '12' },
      social: [{ name: 'X', link: 'javascript:alert(1)' }],
    };
    const draft = { content, rev: 0, based_on: live.version };
    const { rev } = (await owner.put('/site/contact/draft', draft)).json.data;
    const wrong = await owner.post('/site/contact/publications', { rev, note: null });
    expect([wrong.status, issuesOf(wrong).toSorted()]).toEqual([
      422,
      ['phones.0.number invalid_phone', 'social.0.link invalid_link', 'whatsapp invalid_phone'],
    ]);
    expect((await owner.delete('/site/contact/draft')).status).toBe(200);
  });

  it('shows owners a mail with words that nobody has published, and refuses facts that it does not know', async () => {
    const { live } = (await owner.get('/site/letters')).json.data;
    const content = { ...live.content, mail_closing: { ar: 'معكم، {agency}', en: '<b>Yours</b>, {name}' } };
    const { status, json } = await owner.post('/site/letters/samples', { content });
    expect([status, json.data.map(({ language }: { language: string }) => language)]).toEqual([200, ['ar', 'en']]);
    expect(json.data[0].html).toContain('معكم، «رحلة»');
    expect(json.data[1].html).toContain('&lt;b&gt;Yours&lt;/b&gt;, {name}');
    expect((await owner.post('/site/letters/samples', { content: { mail_hello: 7 } })).status).toBe(200);
    expect((await owner.post('/site/hero/samples', { content })).json.code).toBe('site_section_not_found');
    const draft = await owner.put('/site/letters/draft', { content, rev: 0, based_on: live.version });
    const wrong = await owner.post('/site/letters/publications', { rev: draft.json.data.rev, note: null });
    expect([wrong.status, issuesOf(wrong)]).toEqual([422, ['mail_closing.en unknown_fact']]);
    expect(wrong.json.errors[0].message).toContain('Closing of mails in English');
    expect((await owner.delete('/site/letters/draft')).status).toBe(200);
  });

  it('keeps what a colleague has saved', async () => {
    await save(hidden);
    const { live, draft } = await read();
    const body = { content: { ...hidden, tone: 'palm' }, rev: draft.rev, based_on: live.version };
    expect((await owner.put(`${path}/draft`, body)).status).toBe(200);
    const late = await owner.put(`${path}/draft`, { ...body, content: { ...hidden, tone: 'sand' } });
    expect([late.status, late.json.code]).toEqual([409, 'version_conflict']);
    expect((await owner.post(`${path}/publications`, { rev: draft.rev, note: null })).status).toBe(409);
  });

  it('is planned and cancelled by owners, and published by the first change that sees that it is due', async () => {
    const { rev } = (await save({ ...hidden, tone: 'palm' })).json.data;
    const agent = await colleagueClient('agent');
    const publish_at = '2089-01-01T09:00:00.000Z';
    expect((await agent.post(`${path}/publications`, { rev, note: null, publish_at })).status).toBe(403);
    const planned = (await owner.post(`${path}/publications`, { rev, note: null, publish_at })).json.data;
    expect(planned.draft.plan).toMatchObject({ publish_at, note: null, by: { email: expect.any(String) } });
    expect((await save(hidden)).json.code).toBe('publication_planned');
    expect((await owner.delete(`${path}/draft`)).json.code).toBe('publication_planned');
    expect((await agent.patch(`${path}/publications`, { change: 'cancel' })).status).toBe(403);
    const cancelled = (await owner.patch(`${path}/publications`, { change: 'cancel' })).json.data;
    expect(cancelled).toMatchObject({ live: planned.live, draft: { plan: null, content: { tone: 'palm' } } });
    const soon = new Date(Date.now() + 1500).toISOString();
    const again = { rev: cancelled.draft.rev, note: 'On time', publish_at: soon };
    expect((await owner.post(`${path}/publications`, again)).json.data.draft.plan).toMatchObject({ publish_at: soon });
    await setTimeout(1600);
    const after = (await owner.patch(`${path}/publications`, { change: 'cancel' })).json.data;
    expect(after).toMatchObject({ draft: null, live: { note: 'On time', content: { tone: 'palm' } } });
    const { data } = (await owner.post('/activity/searches', { group: 'settings' })).json;
    const record = { kind: 'site_section', id: 'announcement' };
    for (const action of ['site_publication_planned', 'site_plan_cancelled']) {
      expect(data).toContainEqual(expect.objectContaining({ action, record }));
    }
  });

  it('leaves its publications in the audit trail', async () => {
    await publish(hidden);
    const { data } = (await owner.post('/activity/searches', { group: 'settings' })).json;
    expect(data).toContainEqual(
      expect.objectContaining({ action: 'site_published', record: { kind: 'site_section', id: 'announcement' } }),
    );
  });

  it('leaves an export in the audit trail, and no other reading', async () => {
    const exports = async () => {
      const { data } = (await owner.post('/activity/searches', { group: 'reading' })).json;
      return data.filter(({ action }: { action: string }) => action === 'site_exported').length;
    };
    const before = await exports();
    expect((await owner.get('/site')).status).toBe(200);
    expect(await exports()).toBe(before);
    expect((await owner.get('/site?exported=true')).status).toBe(200);
    expect(await exports()).toBe(before + 1);
    expect(issuesOf(await owner.get('/site?exported=all'))).toEqual(['exported not_an_option']);
  });
});
