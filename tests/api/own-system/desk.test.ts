import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { flightRequest } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { deliver } from '../../support/deliver.ts';
import { eventually } from '../../support/eventually.ts';
import { outbox } from '../../support/outbox.ts';
import { type Stack, startStack } from '../../support/stack.ts';

/** A separate system, so that whoever is on duty gets no requests of other tests. */
let stack: Stack;
let staff: Client;

beforeAll(async () => {
  // On a Tuesday at nine.
  stack = await startStack({ startsAt: new Date('2026-11-24T09:00:00+03:00') });
  staff = new Client(stack.url);
  await staff.signIn(stack.adminEmail, stack.adminPassword);
});
afterAll(() => stack?.stop());

it('gives a new request to who is on duty, starts its clock again for its customer, and mails once it is late', async () => {
  await staff.put('/desk/duty', { on_duty: true });
  const visitor = new Client(stack.url);
  const { id, reference, secret } = (await visitor.post('/flight-requests', flightRequest())).json.data;
  const read = async (): Promise<Enquiry> => (await staff.get(`/flight-requests/${id}`)).json.data;
  await eventually(async () => expect((await read()).owner?.email).toBe(stack.adminEmail));
  const { due_at } = await read();
  expect(due_at?.slice(0, 13)).toBe('2026-11-24T07');

  const contacted = await staff.patch(`/flight-requests/${id}`, { contacted: 'whatsapp', status: 'in_progress' });
  expect(contacted.json.data).toMatchObject({ due_at: null, waits_for_customer: true });
  const link = { reference, secret };
  const wrote = await visitor.post('/request-page/entries', { ...link, action: 'write', text: 'And the luggage?' });
  expect(wrote.status).toBe(201);
  let due = '';
  await eventually(async () => {
    const [waiting] = (await staff.get('/desk/queue?tab=unanswered')).json.data;
    expect(waiting).toMatchObject({ id, due_at: expect.any(String) });
    due = waiting.due_at;
  });

  const later = new Date(Date.parse(due) + 10 * 60_000).toISOString();
  const event = { source: 'aws.events', 'detail-type': 'Scheduled Event', time: later };
  await deliver(stack.dataDir, 'watchClock', event);
  await deliver(stack.dataDir, 'watchClock', event);
  const late = (await outbox(stack.url)).filter(({ subject }) => subject.includes('تأخر عليه الرد'));
  expect(late).toMatchObject([{ to: [stack.adminEmail], text: expect.stringContaining(reference) }]);
});
