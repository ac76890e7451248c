import { v7 as newId } from 'uuid';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { huda, nothing, openRelations } from '../support/relations-database.ts';

/** The page with everything that is stored about a person, over a real database. */

const { database, store } = await openRelations();
const { exportPerson } = await import('../../functions/logic/privacy/export-person.ts');
const { tagRequest } = await import('../../functions/logic/desk/tags.ts');
const { changeTasks } = await import('../../functions/data/tasks.ts');

beforeEach(() => database.empty());
afterAll(() => database.close());

it('has the tags and the tasks of each request', async () => {
  const phone = '+966501112233';
  const params = await store({ phone });
  await tagRequest({ params, body: { tags: ['Pays late', 'VIP'], from: [] }, by: huda, report: nothing });
  const task = (text: string, isDone: boolean) => ({
    ...{ id: newId(), text, due_at: '2027-03-01T07:00:00.000Z', who: huda, by: huda },
    ...{ at: '2027-02-28T07:00:00.000Z', done: isDone ? { at: '2027-02-28T08:00:00.000Z', by: huda } : null },
  });
  await changeTasks(params, () => [task('Ask for a photo', false), task('Call the wife', true)]);
  const { html, record } = await exportPerson({ phone, email: null });
  expect(record.enquiries).toHaveLength(1);
  for (const text of ['Pays late', 'VIP', 'Ask for a photo', 'Call the wife']) expect(html).toContain(text);
  const done = record.language === 'ar' ? '(أُنجزت)' : '(done)';
  expect(html.split(done)).toHaveLength(2);
});
