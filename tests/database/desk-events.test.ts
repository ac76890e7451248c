import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { type context, enquiry, openEnquiryEvents, received, record } from '../support/enquiry-events.ts';

/** These tests check what follows for the desk: requests in turn, and mails about what is due. */

type Consume = (batch: unknown, call: typeof context) => Promise<{ batchItemFailures: { itemIdentifier: string }[] }>;

let events: Awaited<ReturnType<typeof openEnquiryEvents>>;
let takeIn: Consume;
let settleEnquiry: Consume;
let watchClock: (event: unknown, context: object) => Promise<void>;
let data: typeof import('../../functions/data/enquiries.ts');
let duty: typeof import('../../functions/data/duty.ts');
let desk: typeof import('../../functions/data/desk.ts');
let settle: typeof import('../../functions/logic/desk/settle.ts').settle;

beforeAll(async () => {
  events = await openEnquiryEvents();
  process.env.STAFF_LANGUAGE = 'en';
  takeIn = (await import('../../functions/events/enquiry-received/take-in.ts')).handler as unknown as Consume;
  const settling = await import('../../functions/events/enquiry-changed/settle-enquiry.ts');
  settleEnquiry = settling.handler as unknown as Consume;
  const clock = await import('../../functions/events/clock-due/watch-clock.ts');
  watchClock = clock.handler as unknown as typeof watchClock;
  data = await import('../../functions/data/enquiries.ts');
  duty = await import('../../functions/data/duty.ts');
  desk = await import('../../functions/data/desk.ts');
  ({ settle } = await import('../../functions/logic/desk/settle.ts'));
  await team({
    rania: { role: 'owner' },
    huda: {},
    omar: { language: 'ar' },
    vera: { role: 'viewer' },
    sami: { status: 'suspended' },
  });
}, 30_000);
beforeEach(() => events.services.empty());
afterAll(() => events?.close());

const address = (name: string) => `${name}@rihla.example`;

async function team(people: Record<string, object>) {
  const { putItem } = await import('../../functions/data/dynamo.ts');
  const member = { role: 'agent', status: 'active', language: 'en', sessions_from: '' };
  const members = Object.entries(people).map(([name, changes]) => [address(name), { ...member, name, ...changes }]);
  await putItem('Staff', { pk: 'team', version: 1, write_id: 'test', members: Object.fromEntries(members) });
}

const onDuty = (name: string, hours: number) =>
  duty.setDuty(address(name), new Date(Date.now() + hours * 3_600_000).toISOString());

async function ownerOfNew(changes: Partial<Enquiry> = {}, options = {}) {
  const one = enquiry(changes);
  await events.consume(takeIn, received(one, options));
  return (await data.getEnquiry('flight', one.id)).owner?.email;
}

describe('new requests', () => {
  it('go to nobody while nobody is on duty', async () => {
    expect(await ownerOfNew()).toBeUndefined();
    await onDuty('huda', -1);
    expect(await ownerOfNew()).toBeUndefined();
  });

  it('go in turn to agents and owners on duty, each request once', async () => {
    for (const name of ['huda', 'omar', 'vera', 'sami']) await onDuty(name, 1);
    const owners = [];
    for (let count = 0; count < 6; count++) owners.push(await ownerOfNew());
    expect(new Set(owners)).toEqual(new Set([address('huda'), address('omar')]));
    for (let place = 2; place < 6; place++) expect(owners[place]).toBe(owners[place - 2]);

    const one = enquiry();
    const change = received(one);
    await events.consume(takeIn, change);
    const { owner } = await data.getEnquiry('flight', one.id);
    await events.deliver(takeIn, change, received(one));
    expect((await data.getEnquiry('flight', one.id)).owner).toEqual(owner);
  });

  it('stay as they are if staff entered or restored them, or somebody has them', async () => {
    expect(await ownerOfNew({ source: 'staff' })).toBeUndefined();
    const owner = { email: address('nora'), name: 'Nora' };
    expect(await ownerOfNew({ owner })).toBe(owner.email);
    const restored = enquiry();
    const change = received(restored);
    Object.assign(change.dynamodb.NewImage, { restored: { BOOL: true } });
    await events.consume(takeIn, change);
    expect((await data.getEnquiry('flight', restored.id)).owner).toBeNull();
  });
});

describe('a change', () => {
  const by = { email: address('huda'), name: 'huda' };
  const changed = (before: object, after: object) => {
    const change = record(after, { eventName: 'MODIFY' });
    return { ...change, dynamodb: { ...change.dynamodb, OldImage: record(before).dynamodb.NewImage } };
  };
  const itemOf = async (one: Enquiry) => (await desk.findEnquiryItem(one)) ?? {};

  it('stops the clock also if the call that made it has died before the rest', async () => {
    const one = enquiry();
    await data.putEnquiry(one);
    const before = await itemOf(one);
    const entry = { action: 'contacted' as const, channel: 'phone' as const, at: new Date().toISOString(), by };
    await data.updateEnquiry('flight', one.id, { entries: [entry] });
    const after = await itemOf(one);
    expect(after.desk).toBe('unanswered#flight');
    await events.deliver(settleEnquiry, changed(before, after));
    const settled = await itemOf(one);
    expect(settled).toMatchObject({ desk: 'in_progress#flight', answers: [{ by }] });
    // The write of the place is a change too, from which nothing follows.
    await events.deliver(settleEnquiry, changed(after, settled), changed(before, after));
    expect(await itemOf(one)).toEqual(settled);
  });

  it('of a request that is gone changes nothing', async () => {
    const one = enquiry();
    const [before, after] = [toItem(one), toItem({ ...one, status: 'done' })];
    expect(await events.deliver(settleEnquiry, changed(before, after))).toEqual({ batchItemFailures: [] });
    expect(await itemOf(one)).toEqual({});
  });
});

describe('what is due', () => {
  const day = '2026-11-24';
  const at = (time: string) => new Date(`${day}T${time}:00+03:00`);
  const tick = (time: string) =>
    watchClock({ source: 'aws.events', 'detail-type': 'Scheduled Event', time: at(time).toISOString() }, {});
  const subjects = async (to: string) => (await events.mailsTo(to)).map(({ subject }) => subject).toSorted();
  const staff = 'desk@rihla.example';

  async function waiting(time: string, owner: string | null): Promise<Enquiry> {
    const { storedEnquiry } = await import('../support/stored-enquiries.ts');
    const one = storedEnquiry({ type: 'flight', at: at(time) });
    await data.putEnquiry(one);
    if (owner)
      await desk.assignEnquiry(one, { to: { email: address(owner), name: owner }, isSeen: () => true, by: null });
    return (await settle(one)) ?? one;
  }

  it('soon goes to its owner, or to the address of staff, once', async () => {
    const [own, free] = [await waiting('09:06', 'huda'), await waiting('09:07', null)];
    await waiting('09:40', 'huda');
    for (let time = 0; time < 2; time++) await tick('09:55');
    expect(await subjects(address('huda'))).toEqual([
      'Rihla: 1 customer should get an answer within a quarter of an hour',
    ]);
    const [mail] = await events.mailsTo(address('huda'));
    expect(mail?.text).toContain(own.reference);
    expect(mail?.text).toContain('due 24 Nov 2026, 10:06');
    expect(mail?.text).toContain('With \u2068huda');
    const [toStaff, ...others] = await events.mailsTo(staff);
    expect(others).toEqual([]);
    expect(toStaff?.text).toContain(free.reference);
    expect(toStaff?.text).toContain('Nobody has taken it');
    expect(toStaff?.text).not.toContain(own.reference);
  });

  it('late goes to both, in the language of each; not once it is answered', async () => {
    const late = await waiting('11:01', 'omar');
    const answered = await waiting('11:02', 'omar');
    const by = { email: address('omar'), name: 'omar' };
    const entry = { action: 'contacted' as const, channel: 'phone' as const, at: at('11:30').toISOString(), by };
    await data.updateEnquiry('flight', answered.id, { entries: [entry] });
    await settle(answered);
    await tick('12:04');
    expect(await events.mailsTo(address('omar'))).toEqual([]);
    for (const time of ['12:05', '12:10', '12:59']) await tick(time);
    expect(await subjects(address('omar'))).toEqual(['«رحلة»: عميل واحد تأخر عليه الرد']);
    expect(await subjects(staff)).toEqual(['Rihla: 1 customer has waited too long for an answer']);
    const [mail] = await events.mailsTo(staff);
    expect(mail?.text).toContain(late.reference);
    expect(mail?.text).not.toContain(answered.reference);
  });

  it('late and with nobody goes to the agency’s owners at once; one of a colleague after half the goal more', async () => {
    const [free, hers] = [await waiting('17:01', null), await waiting('17:02', 'huda')];
    await tick('18:05');
    for (const to of [staff, address('rania')]) {
      expect(await subjects(to)).toContain(
        to === staff
          ? 'Rihla: 2 customers have waited too long for an answer'
          : 'Rihla: 1 customer has waited too long for an answer',
      );
    }
    const [first] = await events.mailsTo(address('rania'));
    expect(first?.text).toContain(free.reference);
    expect(first?.text).not.toContain(hers.reference);
    await tick('18:34');
    expect(await events.mailsTo(address('rania'))).toHaveLength(1);
    for (const time of ['18:35', '18:40', '19:30', '20:00']) await tick(time);
    expect(await subjects(address('rania'))).toEqual([
      'Rihla: 1 customer has waited too long for an answer',
      'Rihla: 1 customer is still without an answer',
    ]);
    const still = (await events.mailsTo(address('rania'))).find(({ subject }) => subject?.includes('still'));
    expect(still?.text).toContain(hers.reference);
    expect(still?.text).toContain('With \u2068huda');
    expect(still?.text).not.toContain(free.reference);
    expect(await events.mailsTo(staff)).toHaveLength(1);
    expect(await subjects(address('huda'))).toHaveLength(1);
  });

  it('late still is no news once somebody has answered, or to an owner who has it', async () => {
    const [answered, own] = [await waiting('18:06', 'huda'), await waiting('18:07', 'rania')];
    const by = { email: address('huda'), name: 'huda' };
    const entry = { action: 'contacted' as const, channel: 'phone' as const, at: at('19:20').toISOString(), by };
    await data.updateEnquiry('flight', answered.id, { entries: [entry] });
    await settle(answered);
    for (const time of ['19:10', '19:40', '19:45', '19:50']) await tick(time);
    expect(await subjects(address('rania'))).toEqual(['Rihla: 1 customer has waited too long for an answer']);
    expect((await events.mailsTo(address('rania')))[0]?.text).toContain(own.reference);
  });

  it('is for the address of staff alone if its owner has left, and too old to mail after an hour', async () => {
    await waiting('16:00', 'sami');
    await tick('17:05');
    expect(await subjects(staff)).toEqual(['Rihla: 1 customer has waited too long for an answer']);
    expect(await events.mailsTo(address('sami'))).toEqual([]);
    await waiting('16:20', null);
    await tick('18:40');
    expect(await events.mailsTo(staff)).toHaveLength(1);
  });
});
