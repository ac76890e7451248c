import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { flightRequest } from '../support/bodies.ts';
import { type Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { customer, send } from '../support/enquiry-calls.ts';

type Colleague = Awaited<ReturnType<typeof colleagueClient>>;
let huda: Colleague;
let omar: Colleague;
let viewer: Colleague;
let owner: Colleague;
let me: string;

beforeAll(async () => {
  [huda, omar] = [await colleagueClient('agent'), await colleagueClient('agent')];
  [viewer, owner] = [await colleagueClient('viewer'), await colleagueClient('owner')];
  me = (await huda.get('/desk')).json.data.me;
});

const request = () => send('/flight-requests', flightRequest(customer()));
/** Before the tasks of all other tests. */
const longAgo = '2001-01-01T09:00:00Z';
const add = (client: Client, id: string, changes: object = {}) =>
  client.post(`/requests/flight/${id}/tasks`, {
    id: uuid(),
    text: 'Call the hotel',
    due_at: longAgo,
    to: me,
    ...changes,
  });
const end = (client: Client, id: string, taskId: string, done = true) =>
  client.patch(`/requests/flight/${id}/tasks/${taskId}`, { done });

it('are added once, done and opened again by agents and owners', async () => {
  const { id, reference } = await request();
  const taskId = uuid();
  const added = await add(huda, id, { id: taskId });
  const [task] = added.json.data.tasks;
  expect(added.status).toBe(200);
  expect(task).toMatchObject({ id: taskId, text: 'Call the hotel', due_at: '2001-01-01T09:00:00.000Z', done: null });
  expect([task.who.email, task.by.email]).toEqual([huda.account.email, huda.account.email]);
  expect((await add(huda, id, { id: taskId, text: 'Again' })).json.data.tasks).toEqual([task]);
  expect((await end(omar, id, taskId)).json.data.tasks[0].done.by.email).toBe(omar.account.email);
  expect((await end(huda, id, taskId)).json.data.tasks[0].done.by.email).toBe(omar.account.email);
  expect((await end(huda, id, taskId, false)).json.data.tasks).toEqual([task]);
  await end(huda, id, taskId);
  expect((await add(viewer, id)).status).toBe(403);
  expect((await end(viewer, id, taskId)).status).toBe(403);

  const { json } = await owner.post('/activity/searches', { record: reference });
  const actions = json.data.map(({ action }: { action: string }) => action);
  expect(actions.toReversed().filter((action: string) => action.startsWith('task_'))).toEqual([
    ...['task_added', 'task_done', 'task_reopened', 'task_done'],
  ]);
  expect(JSON.stringify(json)).not.toContain('Call the hotel');
});

it('lose nothing of two colleagues at once', async () => {
  const { id } = await request();
  const answers = await Promise.all([add(huda, id, { text: 'one' }), add(omar, id, { text: 'two' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { tasks } = (await viewer.get(`/flight-requests/${id}`)).json.data;
  expect(tasks.map(({ text }: { text: string }) => text).toSorted()).toEqual(['one', 'two']);
  for (const task of tasks) await end(huda, id, task.id);
});

it('are for members who may have requests, and keep the limits', async () => {
  const { id } = await request();
  const { me: nobody } = (await viewer.get('/desk')).json.data;
  expect((await add(huda, id, { to: nobody })).json.code).toBe('member_not_found');
  expect(issuesOf(await add(huda, id, { text: 'a'.repeat(201) }))).toEqual(['text too_long']);
  expect(issuesOf(await add(huda, id, { text: ' ' }))).toEqual(['text required']);
  expect(issuesOf(await add(huda, id, { due_at: 'noon' }))).toEqual(['due_at invalid_format']);
  expect((await end(huda, id, uuid())).json.code).toBe('task_not_found');
  expect((await add(huda, uuid())).json.code).toBe('enquiry_not_found');
});

it('are at most twenty: what was done first makes room', async () => {
  const { id } = await request();
  const due_at = '2100-01-01T09:00:00Z';
  const ids = Array.from({ length: 20 }, () => uuid());
  for (const taskId of ids) await add(huda, id, { id: taskId, due_at });
  expect(issuesOf(await add(huda, id, { due_at }))).toEqual(['text too_many_items']);
  await end(huda, id, ids[7] ?? '');
  const { tasks } = (await add(huda, id, { due_at })).json.data;
  expect(tasks).toHaveLength(20);
  expect(tasks.map((task: { id: string }) => task.id)).not.toContain(ids[7]);
});

it('are among what needs doing, once they are due', async () => {
  const [{ id, reference }, tomorrow] = [await request(), new Date(Date.now() + 30 * 3_600_000).toISOString()];
  const taskId = uuid();
  await add(huda, id, { id: taskId, due_at: '2000-01-01T00:00:00Z', text: 'The first of all' });
  await add(huda, id, { due_at: tomorrow });
  const read = async () => (await viewer.get('/overview/upcoming')).json.data;
  const before = await read();
  expect(before.due[0]).toMatchObject({ type: 'flight', id, reference, task_id: taskId, text: 'The first of all' });
  await end(huda, id, taskId);
  expect((await read()).due.map((due: { id: string }) => due.id)).not.toContain(id);
});

it('are listed for all staff, all or one’s own, until they are done', async () => {
  const [{ id, reference }, taskId] = [await request(), uuid()];
  await add(huda, id, { id: taskId, due_at: '1999-01-01T00:00:00Z', text: 'Before all others' });
  const list = async (client: Client, query = '') => (await client.get(`/desk/tasks${query}`)).json.data;
  const [first] = (await list(viewer)).tasks;
  expect(first).toMatchObject({ type: 'flight', id, reference, task_id: taskId, text: 'Before all others' });
  expect(first.who.email).toBe(huda.account.email);
  const ids = async (client: Client, query: string) =>
    (await list(client, query)).tasks.map((task: { task_id: string }) => task.task_id);
  expect(await ids(huda, '?mine=true&due=today')).toContain(taskId);
  expect(await ids(omar, '?mine=true')).not.toContain(taskId);
  expect((await huda.get('/desk/tasks?due=soon')).status).toBe(422);
  await end(huda, id, taskId);
  expect(await ids(huda, '')).not.toContain(taskId);
});
