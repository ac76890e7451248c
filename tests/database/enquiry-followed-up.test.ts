import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { type context, enquiry, openEnquiryEvents } from '../support/enquiry-events.ts';
import { added, at, by, putInTeam } from '../support/followed-up.ts';

/** These tests check the effects of an entry in the history: mails to staff and to the customer, once each. */

type Consume = (batch: unknown, call: typeof context) => Promise<{ batchItemFailures: { itemIdentifier: string }[] }>;

let events: Awaited<ReturnType<typeof openEnquiryEvents>>;
let notifyStaff: Consume;
let mailAnswer: Consume;

beforeAll(async () => {
  events = await openEnquiryEvents();
  const staff = await import('../../functions/events/enquiry-followed-up/notify-staff-of-customer.ts');
  const answer = await import('../../functions/events/enquiry-followed-up/mail-answer.ts');
  notifyStaff = staff.handler as unknown as Consume;
  mailAnswer = answer.handler as unknown as Consume;
}, 30_000);
beforeEach(() => events.services.empty());
afterAll(() => events?.close());

const desk = 'desk@rihla.example';
const toDesk = async ({ reference }: Enquiry) =>
  (await events.mailsTo(desk)).filter(({ subject }) => subject.includes(reference));

describe('what a customer did', () => {
  it.each([
    [{ action: 'customer_wrote', text: 'هل الفندق قريب؟\nشكرًا', at: at() }, 'هل الفندق قريب؟'],
    [{ action: 'cancelled', reason: 'سافرنا من قبل', at: at() }, 'سافرنا من قبل'],
    [
      {
        action: 'dates_changed',
        changes: [{ field: 'legs.0.date', before: '2027-01-01', after: '2027-02-03' }],
        at: at(),
      },
      '3 فبراير 2027',
    ],
  ] as [HistoryEntry, string][])('is mailed to every staff address once: %o', async (entry, text) => {
    const one = enquiry();
    const change = added(one, entry);
    await events.consume(notifyStaff, change);
    await events.consume(notifyStaff, change);
    const mails = await toDesk(one);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ reply_to: [one.email], text: expect.stringContaining(text) });
    expect(mails[0]?.text).toContain(`/admin/requests?open=flight.${one.id}`);
    await events.consume(mailAnswer, change);
    expect(await events.mailsTo(one.email)).toEqual([]);
  });

  it('is mailed to the owner of the request too, in the owner’s language', async () => {
    await putInTeam();
    const one = enquiry({ owner: by });
    await events.consume(notifyStaff, added(one, { action: 'cancelled', reason: 'Too late', at: at() }));
    expect(await toDesk(one)).toHaveLength(1);
    const [mail, ...more] = await events.mailsTo(by.email);
    expect(mail?.text).toContain('cancelled');
    expect(more).toEqual([]);
  });

  it('is mailed to the owner of the request into which it is merged', async () => {
    await putInTeam();
    const { putItem } = await import('../../functions/data/dynamo.ts');
    const whole = enquiry({ owner: by });
    await putItem('Enquiries', toItem(whole));
    const { type, id, reference } = whole;
    const merged = enquiry({ merged_into: { type, id, reference, at: at(), by, status: 'new' } });
    await events.consume(notifyStaff, added(merged, { action: 'customer_wrote', text: 'Hello', at: at() }));
    const [mail, ...more] = await events.mailsTo(by.email);
    expect(mail?.text).toContain(merged.reference);
    expect(more).toEqual([]);
  });

  it.each([
    ['quote_seen', 'opened an offer for the first time'],
    ['quote_expired', 'expired without an answer'],
  ])('that is no act, as %s, is mailed to the owner of the request only', async (action, text) => {
    await putInTeam();
    const entry = { action, quote_id: newId(), number: 1, at: at() } as HistoryEntry;
    const [owned, free] = [enquiry({ owner: by }), enquiry()];
    for (const one of [owned, free]) await events.consume(notifyStaff, added(one, entry));
    const mails = await events.mailsTo(by.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(text);
    expect(mails[0]?.text).toContain(owned.reference);
    expect(await events.mailsTo(desk)).toEqual([]);
  });

  it('that is an accepted quote without seats is mailed to everybody once; seats that were taken are not', async () => {
    await putInTeam();
    const one = enquiry({ owner: by, language: 'ar' });
    const at_ = at();
    const seats = { action: 'quote_seats', seats: 2, quote_id: newId(), number: 1, at: at_ } as const;
    const accepted = { action: 'quote_accepted', name: 'Noura', quote_id: seats.quote_id, number: 1, at: at_ } as const;
    await events.consume(notifyStaff, added(one, accepted));
    const change = added(one, { ...seats, taken: false });
    await events.consume(notifyStaff, change);
    await events.consume(notifyStaff, change);
    await events.consume(notifyStaff, added(enquiry({ owner: by }), { ...seats, taken: true }));
    const subjects = (await toDesk(one)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects.filter((subject) => subject.includes('لا مقاعد'))).toHaveLength(1);
    const mails = await events.mailsTo(by.email);
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ text }) => text.includes('does not have 2 seats left'))).toHaveLength(1);
  });

  it('comes in the summary once the separate mails of ten minutes are used up', async () => {
    const { summarizeNews } = await import('../../functions/logic/notifications/staff-news.ts');
    const many = Array.from({ length: 12 }, () => enquiry());
    const time = new Date(Date.UTC(2026, 10, 23, 7)).toISOString();
    for (const one of many)
      await events.consume(notifyStaff, added(one, { action: 'customer_wrote', text: 'Hello', at: time }));
    expect((await Promise.all(many.map(toDesk))).flat()).toHaveLength(10);
    await summarizeNews(new Date(Date.UTC(2026, 10, 23, 8)));
    const [summary] = await events.mailsTo(desk);
    expect(summary?.subject).toContain('رسالتان أو تعديلان من العملاء');
    expect(many.filter(({ reference }) => summary?.text.includes(reference))).toHaveLength(2);
  });

  it('is not mailed once the request is deleted, and waits while mail is down', async () => {
    const one = enquiry();
    const change = added(one, { action: 'customer_wrote', text: 'Hello', at: at() });
    expect(await events.deliver(notifyStaff, change)).toEqual({ batchItemFailures: [] });
    events.services.state.outage = true;
    const failed = { batchItemFailures: [{ itemIdentifier: change.dynamodb.SequenceNumber }] };
    expect(await events.consume(notifyStaff, change)).toEqual(failed);
    events.services.state.outage = false;
    await events.deliver(notifyStaff, change);
    expect(await toDesk(one)).toHaveLength(1);
  });
});

describe('an answer of staff', () => {
  it('is mailed to the customer once, with a link that opens the page', async () => {
    const { readRequestPage } = await import('../../functions/logic/request-page/open-page.ts');
    const one = enquiry({ language: 'en' });
    const change = added(one, { action: 'answered', text: 'Yes, ten minutes on foot.', at: at(), by });
    await events.consume(mailAnswer, change);
    await events.deliver(mailAnswer, change);
    const [mail, ...more] = await events.mailsTo(one.email);
    expect(more).toEqual([]);
    expect(await mailOf(one)).toMatchObject({ state: 'sent' });
    expect(mail?.text).toContain('Yes, ten minutes on foot.');
    const [, reference = '', secret = ''] = /\/request#([\w-]+)\.([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const page = await readRequestPage({ reference, secret }, '192.0.2.1');
    expect(page.entries).toMatchObject([{ action: 'answered', text: 'Yes, ten minutes on foot.' }]);
    expect(JSON.stringify(page)).not.toContain('Huda');
    expect(await toDesk(one)).toEqual([]);
  });

  it('is not mailed without an address, nor to one that bounces', async () => {
    const { recordMailProblem } = await import('../../functions/logic/notifications/confirmations.ts');
    const [silent, bouncing] = [enquiry({ email: null }), enquiry()];
    const address = bouncing.email ?? '';
    const problem = { reason: 'bounced', at: new Date().toISOString() } as const;
    await recordMailProblem({ addresses: [address], sentTo: [address], about: undefined, ...problem });
    for (const one of [silent, bouncing]) {
      await events.consume(mailAnswer, added(one, { action: 'answered', text: 'Hello', at: at(), by }));
    }
    expect(await events.mailsTo(address)).toEqual([]);
    expect([await mailOf(silent), await mailOf(bouncing)]).toMatchObject([
      { state: 'no_address' },
      { state: 'undeliverable' },
    ]);
  });

  it('that did not go out can be mailed again, and goes out once', async () => {
    const { mailAnswerAgain } = await import('../../functions/logic/notifications/answers.ts');
    const one = enquiry();
    const [first, second] = [at(), at()];
    const change = added(one, { action: 'answered', text: 'The visa takes a week.', at: first, by });
    events.services.state.outage = true;
    await events.consume(mailAnswer, change);
    expect(await mailOf(one)).toBeUndefined();
    await expect(mailAnswerAgain(one, first)).rejects.toMatchObject({ code: 'mail_not_sent' });
    events.services.state.outage = false;
    expect(await mailAnswerAgain(one, first)).toMatchObject({ isSent: true });
    expect(await mailOf(one)).toMatchObject({ state: 'sent' });
    await events.deliver(mailAnswer, change);
    await mailAnswerAgain(one, first);
    // No answer has the second time.
    expect(await mailAnswerAgain(one, second)).toMatchObject({ isSent: false });
    expect(await events.mailsTo(one.email)).toHaveLength(1);
  });
});

/** Returns the outcome of the mail with the last answer. */
async function mailOf({ type, id }: Enquiry) {
  const { findEnquiry } = await import('../../functions/data/enquiries.ts');
  const entry = (await findEnquiry({ type, id }))?.history.at(-1);
  return entry?.action === 'answered' ? entry.mail : undefined;
}

it('is no event for anybody if the change adds no such entry', async () => {
  const one = enquiry();
  const note = added(one, { action: 'note_added', note: 'Called', at: at(), by });
  for (const handler of [notifyStaff, mailAnswer]) {
    expect(await events.consume(handler, note)).toEqual({ batchItemFailures: [] });
  }
  expect([...(await toDesk(one)), ...(await events.mailsTo(one.email))]).toEqual([]);
});
