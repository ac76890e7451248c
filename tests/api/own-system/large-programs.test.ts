import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionTexts } from '#contracts/api/offer-terms';
import { programFields, textNames } from '#contracts/api/program-fields';
import { program } from '../../support/bodies.ts';
import { Client, issuesOf } from '../../support/client.ts';
import { type Stack, startStack } from '../../support/stack.ts';

let stack: Stack;
let staff: Client;

beforeAll(async () => {
  stack = await startStack();
  staff = new Client(stack.url);
  await staff.signIn(stack.adminEmail, stack.adminPassword);
});
afterAll(() => stack?.stop());

/** Returns palms of four bytes each. */
const palms = (count: number) => '🌴'.repeat(count);
const day = { texts: { ar: { title: 'يوم', text: palms(3000) }, en: null }, meals: [] };
const days = (count: number) => Array.from({ length: count }, () => day);
/** Nearly as much as one program may have. */
const largest = (changes = {}) => program({ itinerary: days(20), ...changes });

describe('a program with as many texts of four bytes as it may have', () => {
  it('is saved as a program, a draft and a version', async () => {
    const created = await staff.post('/programs', largest());
    expect(created.status).toBe(201);
    const { id } = created.json.data;
    expect((await staff.put(`/programs/${id}`, largest({ city: 'تبوك' }))).status).toBe(200);
    const draft = { content: largest({ city: 'العلا' }), rev: 0, based_on: 2 };
    const saved = await staff.put(`/programs/${id}/draft`, draft);
    expect(saved.status).toBe(200);
    const { rev } = saved.json.data;
    const published = await staff.post(`/programs/${id}/publications`, { rev, note: null, publish_at: null });
    expect(published.status).toBe(200);
    const version = await staff.get(`/programs/${id}/versions/3`);
    expect(version.json.data.content.itinerary).toHaveLength(20);
  });

  it('is refused at its longest text if it has more, as a program and as a draft', async () => {
    const question = { question: 'س', answer: palms(questionTexts.answer.limit) };
    const more = largest({ questions: [0, 1].map(() => ({ texts: { ar: question, en: null } })) });
    const refused = await staff.post('/programs', more);
    expect(issuesOf(refused)).toEqual(['itinerary.0.texts.ar.text texts_too_long']);
    expect(refused.json.errors[0].message).toContain('too long together');
    const id = uuid();
    expect((await staff.post('/programs/drafts', { id, content: more })).status).toBe(201);
    const published = await staff.post(`/programs/${id}/publications`, { rev: 1, note: null, publish_at: null });
    expect(issuesOf(published)).toEqual(['itinerary.0.texts.ar.text texts_too_long']);
    const draft = { content: program({ itinerary: days(22) }), rev: 1, based_on: 0 };
    expect((await staff.put(`/programs/${id}/draft`, draft)).json.code).toBe('body_too_large');
  });

  it('takes no texts that are too much beside the parts that a call leaves as they are', async () => {
    const { id } = (await staff.post('/programs', largest())).json.data;
    const full = Object.fromEntries(textNames.map((name) => [name, palms(programFields[name].limit)]));
    const refused = await staff.put(`/programs/${id}`, program({ ...full, translations: { en: full } }));
    expect(issuesOf(refused)).toEqual(['description texts_too_long']);
    expect((await staff.get(`/programs/${id}/current`)).json.data).toMatchObject({ version: 1, city: program().city });
  });

  it('is on a page of a list that Lambda can send: it ends earlier, and the rest follows', async () => {
    for (let count = 0; count < 20; count++) expect((await staff.post('/programs', largest())).status).toBe(201);
    const ids: string[] = [];
    let cursor = '';
    do {
      const { json } = await staff.get(`/programs/current?limit=100${cursor && `&cursor=${cursor}`}`);
      expect(Buffer.byteLength(JSON.stringify(json))).toBeLessThan(5 * 1024 * 1024);
      ids.push(...json.data.map(({ id }: { id: string }) => id));
      cursor = json.next_cursor ?? '';
    } while (cursor);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(20);
    const first = await staff.get('/programs/current?limit=100');
    expect(first.json.data.length).toBeLessThan(ids.length);
  });
});
