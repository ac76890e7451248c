import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RequestSearch } from '#contracts/api/enquiry-list';
import { enquiryTypes } from '#contracts/api/overview';
import { validate } from '../../functions/http/validate.ts';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let enquiries: typeof import('../../functions/data/enquiries.ts');
let list: typeof import('../../functions/logic/enquiries/enquiry-list.ts');
let tags: typeof import('../../functions/logic/desk/tags.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  // The clients read the environment when they are imported.
  enquiries = await import('../../functions/data/enquiries.ts');
  list = await import('../../functions/logic/enquiries/enquiry-list.ts');
  tags = await import('../../functions/logic/desk/tags.ts');
}, 30_000);
beforeEach(() => database.empty());
afterAll(() => database?.close());

const minute = 60_000;
const by = { email: 'huda@rihla.example', name: 'Huda' };

async function store(type: 'flight' | 'hotel', minutesAgo = 0, status: 'new' | 'done' = 'new') {
  const enquiry = storedEnquiry({ type, at: new Date(Date.now() - minutesAgo * minute), status });
  await enquiries.putEnquiry(enquiry);
  return { type, id: enquiry.id };
}

async function put(params: { type: 'flight' | 'hotel'; id: string }, to: string[], from: string[] = []) {
  const reported: string[] = [];
  const report = ({ action }: { action: string }) => void reported.push(action);
  const enquiry = await tags.tagRequest({ params, body: { tags: to, from }, by, report });
  return { tags: enquiry.tags, reported };
}

describe('the tags of a request', () => {
  it('are replaced and removed', async () => {
    const request = await store('flight');
    expect(await put(request, ['VIP', 'عائلة'])).toEqual({ tags: ['VIP', 'عائلة'], reported: ['enquiry_tagged'] });
    expect((await enquiries.getEnquiry('flight', request.id)).tags).toEqual(['VIP', 'عائلة']);
    expect((await put(request, ['عائلة'], ['VIP', 'عائلة'])).tags).toEqual(['عائلة']);
    expect((await put(request, [], ['عائلة'])).tags).toEqual([]);
    const { history } = await enquiries.getEnquiry('flight', request.id);
    expect(history).toMatchObject([
      { action: 'tagged', added: ['VIP', 'عائلة'], removed: [], by },
      { action: 'tagged', added: [], removed: ['VIP'], by },
      { action: 'tagged', added: [], removed: ['عائلة'], by },
    ]);
    expect(await find({ tag: 'عائلة' })).toEqual([]);
  });

  it('conflict if a colleague has changed them, unless they are the same', async () => {
    const request = await store('flight');
    const answers = await Promise.allSettled([put(request, ['huda']), put(request, ['omar'])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const failed = answers.find((answer) => answer.status === 'rejected');
    expect(failed?.reason).toMatchObject({ code: 'version_conflict' });
    const { tags: now } = await enquiries.getEnquiry('flight', request.id);
    expect(await put(request, now)).toEqual({ tags: now, reported: ['enquiry_read'] });
  });

  it('belong to requests that there are', async () => {
    const gone = { type: 'flight', id: storedEnquiry({ type: 'flight', at: new Date() }).id } as const;
    await expect(put(gone, ['VIP'])).rejects.toMatchObject({ code: 'enquiry_not_found' });
    await expect(put(gone, [])).rejects.toMatchObject({ code: 'enquiry_not_found' });
  });

  it('go with the request', async () => {
    const request = await store('flight');
    await put(request, ['VIP']);
    await enquiries.eraseEnquiry(request);
    expect(await tags.tagsInUse()).toEqual([]);
  });
});

const find = async (values: object) => {
  const { enquiries: found } = await list.listEnquiries(enquiryTypes, validate(RequestSearch, values));
  return found.map(({ id }) => id);
};

describe('a tag', () => {
  it('finds its requests of all kinds, newest first, together with other filters', async () => {
    const [newest, older, done, other] = [
      await store('flight', 1),
      await store('hotel', 2),
      await store('hotel', 3, 'done'),
      await store('flight', 4),
    ];
    for (const one of [newest, older, done]) await put(one, ['visa', 'VIP']);
    await put(other, ['family']);
    expect(await find({ tag: 'vip' })).toEqual([newest.id, older.id, done.id]);
    expect(await find({ tag: 'VIP', status: 'new' })).toEqual([newest.id, older.id]);
    expect(await find({ tag: 'VIP', q: 'nobody-of-this-name' })).toEqual([]);
    expect(await find({ tag: 'vi' })).toEqual([]);
  });

  it('is suggested, the most used first, as it was written last', async () => {
    await put(await store('flight', 2), ['visa', 'vip']);
    await put(await store('flight', 1), ['VIP']);
    expect(await tags.tagsInUse()).toEqual(['VIP', 'visa']);
  });
});
