import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EnquiryChange } from '#contracts/api/enquiry-changes';
import { noFaults } from '../soak/control.ts';
import { startFaultProxy } from '../soak/fault-proxy.ts';
import { openTestDatabase } from '../support/database.ts';
import { quoteBody } from '../support/quotes.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

/** The store executes each write, but its reply is lost, so that the SDK repeats the write. */

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let enquiries: typeof import('../../functions/data/enquiries.ts');
let changes: typeof import('../../functions/logic/enquiries/change-enquiry.ts');
let merges: typeof import('../../functions/logic/relations/merge.ts');
let quotes: typeof import('../../functions/logic/quotes/quotes.ts');
let answers: typeof import('../../functions/logic/quotes/answer.ts');

beforeAll(async () => {
  const store = await startFaultProxy('store', () => ({ ...noFaults, store: 'forgets' }));
  database = await openTestDatabase();
  store.forwardTo(database.endpoint);
  process.env.AWS_ENDPOINT_URL_DYNAMODB = store.url;
  // The clients read the environment when they are imported.
  enquiries = await import('../../functions/data/enquiries.ts');
  changes = await import('../../functions/logic/enquiries/change-enquiry.ts');
  merges = await import('../../functions/logic/relations/merge.ts');
  quotes = await import('../../functions/logic/quotes/quotes.ts');
  answers = await import('../../functions/logic/quotes/answer.ts');
}, 30_000);
afterAll(() => database?.close());

const [huda, omar] = ['Huda', 'Omar'].map((name) => ({ email: `${name.toLowerCase()}@example.com`, name })) as [
  { email: string; name: string },
  { email: string; name: string },
];

async function store() {
  const enquiry = storedEnquiry({ type: 'flight', at: new Date(), status: 'new' });
  await enquiries.putEnquiry(enquiry);
  return { type: 'flight', id: enquiry.id, reference: enquiry.reference } as const;
}

/** Returns what the call reports for the activity. */
async function change({ id }: { id: string }, body: Partial<EnquiryChange>, by = huda, idempotencyKey?: string) {
  const reported: string[] = [];
  const report = ({ action }: { action: string }) => void reported.push(action);
  const staff = { params: { id }, body: body as EnquiryChange, session: { staff: by } };
  await changes.changeEnquiry('flight', { ...staff, idempotencyKey, report });
  return reported;
}

const history = async ({ id }: { id: string }) =>
  (await enquiries.getEnquiry('flight', id)).history.map((entry) => ('text' in entry ? entry.text : entry.action));

it('adds an answer and a note once, and reports them', async () => {
  const request = await store();
  expect(await change(request, { answer: 'It takes a week.' })).toEqual(['customer_answered']);
  const reported = await change(request, { note: 'Call tomorrow', status: 'in_progress', version: 1 });
  expect(reported).toEqual(['status_changed', 'note_added']);
  expect(await history(request)).toEqual(['It takes a week.', 'status_changed', 'note_added']);
  expect((await enquiries.getEnquiry('flight', request.id)).version).toBe(2);
});

it('adds what colleagues write at once, each once', async () => {
  const request = await store();
  const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
  await Promise.all(texts.map((answer, place) => change(request, { answer }, place % 2 ? huda : omar)));
  expect((await history(request)).toSorted()).toEqual(texts.toSorted());
});

it('adds an answer once that somebody sends again after a colleague’s', async () => {
  const request = await store();
  await change(request, { answer: 'Yes' }, huda, 'attempt');
  await change(request, { answer: 'Hello' }, omar, 'attempt');
  expect(await change(request, { answer: 'Yes' }, huda, 'attempt')).toEqual(['enquiry_read']);
  expect(await change(request, { answer: 'Yes, again' }, huda, 'attempt')).toEqual(['customer_answered']);
  expect(await history(request)).toEqual(['Yes', 'Hello', 'Yes, again']);
});

it('refuses the second change of a status, not the first', async () => {
  const request = await store();
  const both = await Promise.allSettled(
    [huda, omar].map((by) => change(request, { status: 'in_progress', version: 1 }, by)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await history(request)).toEqual(['status_changed']);
});

it('merges two requests once', async () => {
  const [params, into] = [await store(), await store()];
  await merges.mergeRequest({ params, body: { into, version: 1 }, by: huda, report: () => undefined });
  expect([await history(params), await history(into)]).toEqual([['related'], ['related']]);
});

it('sends and accepts one quote', async () => {
  const request = await store();
  const { secret, quote } = await quotes.sendQuote(request, quoteBody() as never, huda);
  const accept = { reference: request.reference, secret, action: 'accept', hash: quote.hash, name: 'Noura' };
  await answers.answerQuote(accept as never, 'attempt');
  const { quotes: stored, sale } = await enquiries.getEnquiry('flight', request.id);
  expect(stored.map(({ number, state }) => [number, state])).toEqual([[1, 'accepted']]);
  expect(sale?.state).toBe('won');
  const actions = (await history(request)).filter((action) => action.startsWith('quote_'));
  expect(actions).toEqual(['quote_sent', 'quote_accepted']);
});
