import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { type context, enquiry, openEnquiryEvents, record } from '../support/enquiry-events.ts';
import { quoteBody } from '../support/quotes.ts';

/** These tests check what quotes cause: mails to the customer and staff, seats, and the reminder of the morning. */

type Consume = (batch: unknown, call: typeof context) => Promise<{ batchItemFailures: { itemIdentifier: string }[] }>;

let events: Awaited<ReturnType<typeof openEnquiryEvents>>;
let consumers: Record<'mailAnswer' | 'notifyStaff' | 'takeSeats', Consume>;
let quotes: typeof import('../../functions/logic/quotes/quotes.ts');
let dynamo: typeof import('../../functions/data/dynamo.ts');
let putEnquiry: typeof import('../../functions/data/enquiries.ts').putEnquiry;

beforeAll(async () => {
  events = await openEnquiryEvents();
  const { handler: mailAnswer } = await import('../../functions/events/enquiry-followed-up/mail-answer.ts');
  const { handler: notifyStaff } = await import(
    '../../functions/events/enquiry-followed-up/notify-staff-of-customer.ts'
  );
  const { handler: takeSeats } = await import('../../functions/events/enquiry-followed-up/settle-quote-seats.ts');
  consumers = { mailAnswer, notifyStaff, takeSeats } as never;
  quotes = await import('../../functions/logic/quotes/quotes.ts');
  dynamo = await import('../../functions/data/dynamo.ts');
  ({ putEnquiry } = await import('../../functions/data/enquiries.ts'));
}, 30_000);
beforeEach(() => events.services.empty());
afterAll(() => events?.close());

const by = { email: 'huda@rihla.example', name: 'Huda' };
const itemOf = async ({ type, id }: Enquiry) => (await dynamo.getItem('Enquiries', { pk: type, sk: id })) ?? {};

async function sent(content: object = {}, changes: object = { channel: 'email', language: 'en' }) {
  const one = enquiry();
  await putEnquiry(one);
  return { one, ...(await quotes.sendQuote(one, quoteBody(content, changes) as never, by)) };
}

/** The change that has added all of the history of a request. */
async function change(one: Enquiry) {
  const item = await itemOf(one);
  const changed = record(item, { eventName: 'MODIFY' });
  const before = record({ ...item, history: [] }).dynamodb.NewImage;
  return { ...changed, dynamodb: { ...changed.dynamodb, OldImage: before } };
}

it('mails a quote once, and says in the history that it went out', async () => {
  const { one } = await sent();
  for (let time = 0; time < 2; time++) await events.deliver(consumers.mailAnswer, await change(one));
  const mails = await events.mailsTo(one.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('This is a quotation, not a tax invoice.');
  expect(mails[0]?.text).toContain('6,800 SR');
  expect((await itemOf(one)).history.at(-1)).toMatchObject({ action: 'quote_sent', mail: { state: 'sent' } });
});

it('mails none that was withdrawn before, or that goes by WhatsApp', async () => {
  const [gone, chat] = [await sent(), await sent({}, {})];
  await quotes.withdrawQuote(gone.one, gone.quote.id, by);
  for (const { one } of [gone, chat]) {
    await events.deliver(consumers.mailAnswer, await change(one));
    expect(await events.mailsTo(one.email)).toEqual([]);
  }
});

it('takes the seats that the call could not, and tells staff who accepted, for how much', async () => {
  const { addDeparture, departuresOfProgram } = await import('../../functions/data/departures.ts');
  const [program_id, departure_id] = [newId(), newId()];
  const departure = {
    ...{ from_date: addDays(riyadhDay(), 30), to_date: null, nights: 5, sale: 'open', capacity: 10, seats_left: 4 },
    ...{
      minimum: null,
      guaranteed: false,
      deadline: null,
      waiting_list: false,
      prices: null,
      notes: { ar: null, en: null },
    },
  };
  await addDeparture(program_id, departure_id, departure as never);
  const { one, quote } = await sent({ seats: { program_id, departure_id, number: 3 } });
  const { changeQuotes } = await import('../../functions/data/quotes.ts');
  const at = new Date().toISOString();
  // The call leaves the quote like this if it ends before it takes the seats.
  await changeQuotes(one, (_, { quotes: all }) => ({
    at,
    quotes: all.map((each) => ({ ...each, state: 'accepted', answered_at: at, accepted_by: 'Noura' })),
    entries: [{ action: 'quote_accepted', name: 'Noura', quote_id: quote.id, number: 1, at }],
    isByCustomer: true,
  }));
  const accepted = await change(one);
  for (let time = 0; time < 2; time++) await events.deliver(consumers.takeSeats, accepted);
  expect((await departuresOfProgram(program_id))?.[0]).toMatchObject({ seats_left: 1, version: 2 });
  await events.deliver(consumers.notifyStaff, accepted);
  const [mail] = await events.mailsTo('desk@rihla.example');
  for (const part of ['Noura', '6,800', 'خُصمت من مقاعد الرحلة: 3']) expect(mail?.text).toContain(part);

  // Likewise for a sale that was lost after all.
  const end = new Date().toISOString();
  await changeQuotes(one, () => ({
    at: end,
    sale: { state: 'lost', reason: 'Ill', at: end },
    entries: [{ action: 'sale_settled', state: 'lost', reason: 'Ill', at: end, by }],
  }));
  const lost = await change(one);
  for (let time = 0; time < 2; time++) await events.deliver(consumers.takeSeats, lost);
  expect((await departuresOfProgram(program_id))?.[0]).toMatchObject({ seats_left: 4 });
});

it('reminds staff of the open quotes that end within two days', async () => {
  const { remindStaff } = await import('../../functions/logic/notifications/digest.ts');
  const [soon, later] = [
    await sent({ valid_until: addDays(riyadhDay(), 2) }),
    await sent({ valid_until: addDays(riyadhDay(), 3) }),
  ];
  await remindStaff(new Date());
  const [mail] = await events.mailsTo('desk@rihla.example');
  expect(mail?.text).toContain('عروض أسعار تنتهي خلال يومين');
  const ending = mail?.text.split('عروض أسعار تنتهي خلال يومين').at(-1);
  expect(ending).toContain(soon.one.reference);
  expect(ending).not.toContain(later.one.reference);
});

it('reminds staff before a day off of those that the mail of that day would have named', async () => {
  const { remindStaff } = await import('../../functions/logic/notifications/digest.ts');
  const [soon, later] = [
    await sent({ valid_until: addDays(riyadhDay(), 3) }),
    await sent({ valid_until: addDays(riyadhDay(), 4) }),
  ];
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await remindStaff(yesterday, addDays(riyadhDay(), 1));
  const [mail] = await events.mailsTo('desk@rihla.example');
  const ending = mail?.text.split('عروض أسعار تنتهي قريبًا').at(-1);
  expect(ending).toContain(soon.one.reference);
  expect(ending).not.toContain(later.one.reference);
});
