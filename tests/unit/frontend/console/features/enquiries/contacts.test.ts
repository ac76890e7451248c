import { afterEach, expect, it, vi } from 'vitest';
import {
  contactedMeanwhile,
  endContact,
  lastContact,
  mailReply,
  nextAction,
  recordContact,
  undoContact,
  writtenSince,
} from '../../../../../../frontend/console/features/enquiries/contacts.ts';
import { type EnquiryNews, onNews } from '../../../../../../frontend/console/features/enquiries/enquiry-news.ts';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';

const huda = { name: 'Huda', email: 'huda@example.com' };
const at = '2027-03-01T09:00:00.000Z';
const contacted = { action: 'contacted', channel: 'whatsapp', at, by: huda };
const enquiry = (changes = {}) =>
  toEnquiry({ id: 'a', name: 'Nora', phone: '+966501234567', version: 1, ...changes }, 'hotel');

/** Answers the calls one after the other and records their bodies; what every tab was told meanwhile. */
function server(...replies: { status?: number; body: object }[]) {
  const bodies: unknown[] = [];
  const news: EnquiryNews[] = [];
  const stop = onNews((one) => news.push(one));
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    const { status = 200, body: reply } = replies.shift() ?? { status: 500, body: {} };
    return Response.json(status === 200 ? { data: reply } : reply, { status });
  });
  return { bodies, news, stop };
}

const conflict = { status: 409, body: { status: 409, code: 'version_conflict', title: 'Changed meanwhile' } };
const begun = { id: 'a', status: 'in_progress', version: 2, history: [contacted] };

afterEach(() => vi.unstubAllGlobals());

it('moves a new request to in progress with its first contact, at once in this tab', async () => {
  const { bodies, news, stop } = server({ body: begun });
  const waiting = enquiry({ unanswered_since: at });
  const recorded = await recordContact(waiting, 'whatsapp', huda);
  stop();
  expect(bodies).toEqual([{ contacted: 'whatsapp', status: 'in_progress', version: 1, seen: at }]);
  expect(news).toMatchObject([
    {
      kind: 'expected',
      enquiry: { status: 'in_progress', unanswered_since: null, history: [{ action: 'contacted' }] },
    },
    { kind: 'changed', enquiry: { status: 'in_progress', version: 2 } },
  ]);
  expect(recorded).toMatchObject({ contact: { channel: 'whatsapp', at }, hasConflict: false });
});

it('records the contact alone if a colleague has changed the status meanwhile', async () => {
  const { bodies, stop } = server(conflict, { body: { ...begun, status: 'done' } });
  const recorded = await recordContact(enquiry(), 'phone', huda);
  stop();
  expect(bodies.at(-1)).toEqual({ contacted: 'phone' });
  expect(recorded).toMatchObject({ changed: { status: 'done' }, hasBegun: false, hasConflict: true });
});

it('is no conflict if a colleague has begun the request at the same moment; it says who', async () => {
  const ali = { name: 'Ali', email: 'ali@example.com' };
  const both = [
    { ...contacted, by: ali },
    { action: 'status_changed', from: 'new', to: 'in_progress', at, by: ali },
    contacted,
  ];
  const { bodies, stop } = server(conflict, { body: { ...begun, history: both } }, { body: begun });
  const before = enquiry();
  const recorded = await recordContact(before, 'phone', huda);
  expect(recorded).toMatchObject({ hasBegun: false, hasConflict: false, contact: { channel: 'whatsapp', by: huda } });
  expect(contactedMeanwhile(before, recorded.changed, huda)).toEqual(ali);
  expect(contactedMeanwhile(before, enquiry({ history: [contacted] }), huda)).toBeUndefined();
  // The colleague's status stays.
  await undoContact(before, recorded);
  stop();
  expect(bodies.at(-1)).toEqual({ undo_contact: at });
});

it('shows the former state again if the contact cannot be recorded', async () => {
  const { news, stop } = server({ status: 500, body: { status: 500, code: 'internal_error', title: 'Failed' } });
  await expect(recordContact(enquiry(), 'phone', huda)).rejects.toThrow();
  stop();
  expect(news.at(-1)).toMatchObject({ kind: 'expected', enquiry: { status: 'new', history: [] } });
});

it('has nothing to undo after a contact that repeats one of the last minute', async () => {
  const { stop } = server({ body: begun });
  const { contact } = await recordContact(enquiry(begun), 'whatsapp', huda);
  stop();
  expect(contact).toBeUndefined();
});

it('undoes a contact together with the status that came with it', async () => {
  const { bodies, stop } = server({ body: begun }, { body: { id: 'a', status: 'new', version: 3 } });
  const before = enquiry();
  await undoContact(before, await recordContact(before, 'whatsapp', huda));
  stop();
  expect(bodies.at(-1)).toEqual({ undo_contact: at, status: 'new', version: 2 });
});

it('notes how a contact went, and knows the last contact with its outcome', async () => {
  const { bodies, stop } = server({ body: begun });
  await endContact(enquiry(begun), 'call_back', '2027-03-01T12:00:00.000Z', huda);
  stop();
  expect(bodies).toEqual([{ outcome: 'call_back', call_back_at: '2027-03-01T12:00:00.000Z' }]);
  const ended = { action: 'contact_ended', outcome: 'no_answer', at, by: huda };
  expect(lastContact(enquiry({ history: [contacted, ended] }))?.ended).toMatchObject({ outcome: 'no_answer' });
  expect(lastContact(enquiry({ history: [contacted, ended, contacted] }))?.ended).toBeUndefined();
  const undone = { action: 'contact_undone', contacted_at: at, at, by: huda };
  expect(lastContact(enquiry({ history: [contacted, undone] }))).toBeUndefined();
});

it.each([
  ['WhatsApp for a new one', {}, 'chat'],
  ['the call that staff have promised', { history: [contacted, called()] }, 'call'],
  ['mail without a phone number', { phone: '', email: 'nora@example.com' }, 'email'],
  ['nothing but looking at it without either', { phone: '' }, 'view'],
  ['looking at one that is done', { status: 'done' }, 'view'],
  ['WhatsApp for one that is done whose customer waits again', { status: 'done', unanswered_since: at }, 'chat'],
])('the next action is %s', (_, changes, action) => {
  expect(nextAction(enquiry(changes))).toBe(action);
});

function called() {
  return { action: 'contact_ended', outcome: 'call_back', call_back_at: at, at, by: huda };
}

it('mails a reply as an answer, with which a new request is in progress', async () => {
  const { bodies, stop } = server(conflict, { body: { ...begun, status: 'done' } });
  const mailed = await mailReply(enquiry({ unanswered_since: at }), 'The visa takes a week.', 'key');
  stop();
  const answer = { answer: 'The visa takes a week.', seen: at };
  expect(bodies).toEqual([{ ...answer, status: 'in_progress', version: 1 }, answer]);
  expect(mailed).toMatchObject({ changed: { status: 'done' }, hasConflict: true });
});

it('does not mail a reply twice that has arrived although the call failed', async () => {
  const answered = { action: 'answered', text: 'Yes', at, by: huda };
  const replies: (() => Response)[] = [
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => Response.json({ data: { ...begun, history: [answered] } }),
  ];
  vi.stubGlobal('fetch', async () => replies.shift()?.() ?? Response.json({}, { status: 500 }));
  expect((await mailReply(enquiry({ ...begun, history: [] }), 'Yes', 'key')).changed.history).toEqual([answered]);
  await expect(mailReply(enquiry(begun), 'Yes', 'key')).rejects.toThrow();
});

it('says what staff have sent since the last contact: an answer or a quote', () => {
  const answered = { action: 'answered', text: 'Yes.', at: '2027-03-01T10:00:00.000Z', by: huda };
  const sent = { action: 'quote_sent', number: 1, at: '2027-03-01T11:00:00.000Z', by: huda };
  const since = (...history: object[]) => {
    const one = enquiry({ history });
    return writtenSince(one, lastContact(one))?.action;
  };
  expect(since()).toBeUndefined();
  expect(since(contacted)).toBeUndefined();
  expect(since(contacted, answered)).toBe('answered');
  expect(since(answered, sent)).toBe('quote_sent');
  expect(since(sent, { ...contacted, at: '2027-03-01T12:00:00.000Z' })).toBeUndefined();
});
