import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#contracts/api/enquiries';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { type context, enquiry, openEnquiryEvents } from '../support/enquiry-events.ts';
import { added, at, by, putInTeam } from '../support/followed-up.ts';

type Consume = (batch: unknown, call: typeof context) => Promise<{ batchItemFailures: { itemIdentifier: string }[] }>;

let events: Awaited<ReturnType<typeof openEnquiryEvents>>;
let notifyStaff: Consume;

beforeAll(async () => {
  events = await openEnquiryEvents();
  const staff = await import('../../functions/events/enquiry-followed-up/notify-staff-of-customer.ts');
  notifyStaff = staff.handler as unknown as Consume;
}, 30_000);
beforeEach(() => events.services.empty());
afterAll(() => events?.close());

describe('a note that mentions colleagues', () => {
  const note = (...emails: string[]): HistoryEntry => {
    const mentions = emails.map((email) => ({ email, name: 'Huda' }));
    const author = { email: 'omar@rihla.example', name: 'Omar' };
    return { action: 'note_added', note: 'Which hotel did they mean?\n@Huda', mentions, at: at(), by: author };
  };
  const marksOf = async (email: string) => (await import('../../functions/data/mentions.ts')).readMentions(email, 10);

  it('is mailed to each of the team once, in their language, and marks the request until it is opened', async () => {
    await putInTeam();
    const { removeMention } = await import('../../functions/data/mentions.ts');
    const one = enquiry();
    const change = added(one, note(by.email, 'left@rihla.example'));
    await events.consume(notifyStaff, change);
    expect(await marksOf(by.email)).toEqual([{ type: one.type, id: one.id }]);
    await removeMention(by.email, one);
    await removeMention(by.email, one);
    await events.consume(notifyStaff, change);
    expect(await marksOf(by.email)).toEqual([]);
    const [mail, ...more] = await events.mailsTo(by.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ reply_to: ['omar@rihla.example'] });
    expect(mail?.subject).toContain('mentioned you in a note');
    expect(mail?.text).toContain('Which hotel did they mean?');
    expect(mail?.text).toContain(`/admin/requests?open=flight.${one.id}`);
    expect(await events.mailsTo('left@rihla.example')).toEqual([]);
    expect([...(await marksOf('left@rihla.example')), ...(await events.mailsTo('desk@rihla.example'))]).toEqual([]);
  });

  it('leaves no trace of its mails once the request is erased', async () => {
    await putInTeam();
    const { forgetEnquiry } = await import('../../functions/logic/privacy/forget-enquiry.ts');
    const { readErasable } = await import('../../functions/data/enquiry-items.ts');
    const { sentAt } = await import('../../functions/data/mail-claims.ts');
    const { mentionName } = await import('../../functions/logic/notifications/mail-names.ts');
    const one = enquiry();
    const entry = note(by.email);
    await events.consume(notifyStaff, added(one, entry));
    const name = mentionName(one.id, entry.at, by.email);
    expect(await sentAt(name)).toBeDefined();
    await forgetEnquiry(readErasable(toItem({ ...one, history: [entry] })));
    expect(await sentAt(name)).toBeUndefined();
  });
});
