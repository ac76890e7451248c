import { v7 as newId } from 'uuid';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { enquiryTypes } from '#contracts/api/overview';
import { quoteBody } from '../support/quotes.ts';
import { openQuotes } from '../support/quotes-database.ts';
import { by } from '../support/request-page-database.ts';

/** Offers of a merged request, over a real database. */

const { pages, quotes, request, send, sent, answer, stored } = await openQuotes();
const { mergeRequest } = await import('../../functions/logic/relations/merge.ts');
const { followMerged } = await import('../../functions/logic/relations/follow.ts');
const { settle } = await import('../../functions/logic/desk/settle.ts');
const { listQueue } = await import('../../functions/logic/desk/queue.ts');

beforeEach(() => pages.database.empty());
afterAll(() => pages.database.close());

it('a question about a former offer comes to the request that has the merged one, which stays as it is', async () => {
  const [whole, part] = [await request(), await sent()];
  const next = await send(part.key, quoteBody({}, { replaces: part.quote.id }));
  await quotes.withdrawQuote(part.key, next.quote.id, by);
  const { version } = await stored(part.key);
  await mergeRequest({ params: part.key, body: { into: whole.key, version }, by, report: () => undefined });

  await answer(part.reference, part.secret, { action: 'ask', text: 'Is it still there?', key: newId() });
  await settle(part.key);
  await followMerged(part.key);
  expect(await stored(part.key)).toMatchObject({ status: 'done', unanswered_since: null, merged_into: whole.key });
  const { history, unanswered_since } = await stored(whole.key);
  expect(history.at(-1)).toMatchObject({ action: 'customer_wrote_in', request: part.key, at: unanswered_since });
  const { requests } = await listQueue({ tab: 'unanswered', types: enquiryTypes, me: by.email });
  expect(requests.map(({ id }) => id)).toEqual([whole.key.id]);
});
