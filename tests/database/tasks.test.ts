import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '#contracts/api/enquiries';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { openTestDatabase } from '../support/database.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let enquiries: typeof import('../../functions/data/enquiries.ts');
let data: typeof import('../../functions/data/tasks.ts');
let tasks: typeof import('../../functions/logic/desk/tasks.ts');

beforeAll(async () => {
  database = await openTestDatabase();
  // The clients read the environment when they are imported.
  enquiries = await import('../../functions/data/enquiries.ts');
  data = await import('../../functions/data/tasks.ts');
  tasks = await import('../../functions/logic/desk/tasks.ts');
}, 30_000);
beforeEach(() => database.empty());
afterAll(() => database?.close());

const by = { email: 'huda@rihla.example', name: 'Huda' };
const report = () => undefined;
/** The working day of these tests: a Tuesday. */
const morning = new Date('2026-11-24T08:00:00+03:00');

async function store() {
  const enquiry = storedEnquiry({ type: 'flight', at: morning });
  await enquiries.putEnquiry(enquiry);
  return { type: 'flight', id: enquiry.id } as const;
}

const task = (text: string, due_at: string): Task => ({
  ...{ id: uuid(), text, due_at: new Date(due_at).toISOString(), who: by, by, at: morning.toISOString(), done: null },
});
const add = (request: { type: 'flight'; id: string }, one: Task) =>
  data.changeTasks(request, (before) => [...before, one]);
const end = (request: { type: 'flight'; id: string }, { id }: Task, done = true) =>
  tasks.changeTask({ params: { ...request, taskId: id }, body: { done }, by, report });
const textsDue = async (now = morning) => (await tasks.tasksDue(riyadhDay(now))).map((due) => due.task.text);

describe('the tasks of a request', () => {
  it('are all kept when colleagues add and end them at once', async () => {
    const request = await store();
    const first = task('first', '2026-11-24T12:00:00+03:00');
    await add(request, first);
    const others = ['second', 'third', 'fourth'].map((text) => task(text, '2026-11-25T12:00:00+03:00'));
    await Promise.all([...others.map((one) => add(request, one)), end(request, first)]);
    const { tasks: stored } = await enquiries.getEnquiry('flight', request.id);
    expect(stored.map(({ text }) => text).toSorted()).toEqual(['first', 'fourth', 'second', 'third']);
    expect(stored.filter(({ done }) => done).map(({ id }) => id)).toEqual([first.id]);
  });

  it('keep who has done them first, and are opened again', async () => {
    const request = await store();
    const one = task('call', '2026-11-24T12:00:00+03:00');
    await add(request, one);
    const { tasks: ended } = await end(request, one);
    expect((await end(request, one)).tasks).toEqual(ended);
    expect((await end(request, one, false)).tasks).toEqual([one]);
    const unknown = { ...one, id: uuid() };
    await expect(end(request, unknown)).rejects.toMatchObject({ code: 'task_not_found' });
    const gone = { type: 'flight', id: uuid() } as const;
    await expect(end(gone, one)).rejects.toMatchObject({ code: 'enquiry_not_found' });
  });
});

describe('the tasks due', () => {
  it('are the open ones until the end of the day in Riyadh, the first due first', async () => {
    const [request, other] = [await store(), await store()];
    const overdue = task('overdue', '2026-11-20T12:00:00+03:00');
    await add(request, task('late tonight', '2026-11-24T23:30:00+03:00'));
    await add(request, overdue);
    await add(request, task('tomorrow', '2026-11-25T00:00:00+03:00'));
    await add(other, task('noon', '2026-11-24T12:00:00+03:00'));
    expect(await textsDue()).toEqual(['overdue', 'noon', 'late tonight']);
    await end(request, overdue);
    expect(await textsDue()).toEqual(['noon', 'late tonight']);
    expect(await textsDue(new Date('2026-11-25T08:00:00+03:00'))).toEqual(['noon', 'late tonight', 'tomorrow']);
    await enquiries.eraseEnquiry(other);
    expect(await textsDue()).toEqual(['late tonight']);
  });

  it('name no request whose tasks are all done', async () => {
    const request = await store();
    const one = task('call', '2026-11-24T12:00:00+03:00');
    await add(request, one);
    await end(request, one);
    expect(await data.readTasksDue('2027-01-01', 10)).toEqual({ items: [], complete_until: undefined });
    await end(request, one, false);
    expect(await textsDue()).toEqual(['call']);
  });
});

describe('the list of open tasks', () => {
  const textsOf = async (wanted: object = {}) => {
    const { tasks: found, more } = await tasks.openTasks(wanted);
    return [...found.map((one) => one.task.text), ...(more ? ['and more'] : [])];
  };

  it('has those of all days and requests in the order of their times, or one person’s', async () => {
    const [request, other] = [await store(), await store()];
    await add(request, task('today', '2026-11-24T12:00:00+03:00'));
    await add(request, task('next year', '2027-02-01T12:00:00+03:00'));
    const omar = { email: 'omar@rihla.example', name: 'Omar' };
    await add(other, { ...task('tomorrow', '2026-11-25T12:00:00+03:00'), who: omar });
    expect(await textsOf()).toEqual(['today', 'tomorrow', 'next year']);
    expect(await textsOf({ who: omar.email })).toEqual(['tomorrow']);
    expect(await textsOf({ until: riyadhDay(morning) })).toEqual(['today']);
  });

  it('reads so many requests at most, and leaves out what others may be due before', async () => {
    const requests = await Promise.all([store(), store(), store()]);
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
    for (const [index, request] of requests.entries()) {
      await add(request, task(`first of ${index}`, `${days[index]}T12:00:00+03:00`));
    }
    await add(requests[0], task('last of 0', '2026-12-24T12:00:00+03:00'));
    const { items, complete_until } = await data.readTasksDue('9999', 2);
    expect(items).toHaveLength(2);
    expect(complete_until).toBe('2026-11-26T09:00:00.000Z');
  });
});
