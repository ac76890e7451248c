import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { actionsOf, type Entry, openAuditTrail } from '../support/audit-trail.ts';
import { hotelRequest } from '../support/bodies.ts';
import { Client, issuesOf } from '../support/client.ts';
import { colleagueClient } from '../support/colleague.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';

const { adminEmail } = inject('stack');
const visitor = new Client();
const { account, staff, search, activity, own } = await openAuditTrail();

describe('the activity', () => {
  it('has sign-ins, failures and sign-outs', async () => {
    const client = new Client();
    await client.signIn(account.email, 'wrong');
    await client.signIn(account.email, account.password);
    await client.delete('/session');
    expect(actionsOf(await own('&limit=3')).toReversed()).toEqual(['sign_in_failed', 'signed_in', 'signed_out']);
  });

  it('has no entry for throttled sign-ins, so that nobody can fill it', async () => {
    const email = `flood-${randomUUID()}@rihla.example`;
    const [last] = await activity('group=access&limit=1');
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++) statuses.push((await new Client().signIn(email, 'guess')).status);
    const failures = (await activity('group=access')).findIndex(({ id }) => id === last?.id);
    expect(failures).toBe(statuses.filter((status) => status === 401).length);
    // Each checked password takes a second of a busy machine.
  }, 60_000);

  it('has password resets, requested and completed', async (context) => {
    needs('mail')(context);
    await visitor.post('/password-resets', { email: account.email });
    await visitor.post('/password-resets', { email: `nobody-${randomUUID()}@rihla.example` });
    let token = '';
    await eventually(async () => {
      const mail = (await outbox()).find(({ to }) => to.includes(account.email));
      token = mail?.text.match(/\/admin\/reset-password#token=([\w-]{43})/)?.[1] ?? '';
      expect(token).not.toBe('');
    });
    // The new password ends the sessions that began before it.
    await wait(5);
    expect((await visitor.put('/password-resets', { token, password: account.password })).status).toBe(200);
    await wait(5);
    await staff.signIn(account.email, account.password);
    expect(actionsOf(await own('&limit=3'))).toEqual(['signed_in', 'password_reset', 'password_reset_requested']);
  });
});

describe('POST /activity/searches', () => {
  it('is for owners only', async () => {
    for (const role of ['viewer', 'agent'] as const) {
      const { status, json } = await (await colleagueClient(role)).post('/activity/searches', {});
      expect([status, json.code], role).toEqual([403, 'role_not_allowed']);
    }
  });

  it('is paged, by person and overall', async () => {
    for (let i = 0; i < 3; i++) {
      const client = new Client();
      await client.signIn(account.email, account.password);
      await client.delete('/session');
    }
    for (const filter of [`staff=${encodeURIComponent(account.email)}`, `from=${riyadhDay()}`]) {
      const all = await activity(`${filter}&limit=6`);
      const first = await search(`${filter}&limit=4`);
      const rest = await activity(`${filter}&limit=2&cursor=${first.json.next_cursor}`);
      expect([...first.json.data, ...rest].map(({ id }: Entry) => id)).toEqual(all.map(({ id }) => id));
      const instants = all.map((entry) => (entry as Entry & { at: string }).at);
      expect(instants).toEqual(instants.toSorted().toReversed());
    }
  });

  it('combines filters by person, group, record and period', async () => {
    const { id, reference } = (await visitor.post('/hotels', hotelRequest())).json.data;
    await staff.get(`/hotels/${id}`);
    await staff.patch(`/hotels/${id}`, { status: 'done' });
    const typed = reference.toLowerCase().replaceAll('-', '');
    expect(actionsOf(await own(`&record=${typed}&group=reading`))).toEqual(['enquiry_read']);
    expect(actionsOf(await own(`&record=${typed}&from=${riyadhDay()}&to=${riyadhDay()}`))).toHaveLength(2);
    expect(await own(`&record=${typed}&from=${addDays(riyadhDay(), 1)}`)).toEqual([]);
    expect(await own(`&to=${addDays(riyadhDay(), -1)}`)).toEqual([]);
    expect(await activity(`record=${typed}&staff=${encodeURIComponent(adminEmail)}`)).toEqual([]);
    expect(await activity('record=nothing')).toEqual([]);
    expect(issuesOf(await search('group=gossip'))).toEqual(['group not_an_option']);
    const reversed = await search('from=2026-02-02&to=2026-01-01');
    expect(issuesOf(reversed)).toEqual(['to to_date_before_from_date']);
  });
});
