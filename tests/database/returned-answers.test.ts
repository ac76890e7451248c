import { afterAll, describe, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { context, correctEmail, enquiry, openEnquiryEvents } from '../support/enquiry-events.ts';
import { added, at, by } from '../support/followed-up.ts';
import { bounceOf, fullMailbox } from '../support/mail-reports.ts';

const events = await openEnquiryEvents();
const answers = await import('../../functions/events/enquiry-followed-up/mail-answer.ts');
const reports = await import('../../functions/events/mail-undeliverable/record-mail-problem.ts');
const { mailAnswerAgain } = await import('../../functions/logic/notifications/answers.ts');
const mailAnswer = answers.handler as unknown as Parameters<typeof events.consume>[0];
const report = reports.handler as unknown as (event: object, call: typeof context) => Promise<void>;

afterAll(events.close);

/** Returns the outcome of the mail with the last answer. */
async function mailOf({ type, id }: Enquiry) {
  const { findEnquiry } = await import('../../functions/data/enquiries.ts');
  const entry = (await findEnquiry({ type, id }))?.history.at(-1);
  return entry?.action === 'answered' ? entry.mail : undefined;
}

describe('a mail with an answer that came back', () => {
  const answered = async () => {
    const one = enquiry();
    const time = at();
    const change = added(one, { action: 'answered', text: 'The visa takes a week.', at: time, by });
    await events.consume(mailAnswer, change);
    const about = { type: one.type, id: one.id, email: one.email, answered_at: time };
    return { one, change, about, again: () => mailAnswerAgain(one, time) };
  };
  const now = () => new Date().toISOString();

  it('for once is marked at the answer, and goes out again only if staff ask for it', async () => {
    const { one, change, about, again } = await answered();
    const returned = bounceOf(about, { ...fullMailbox(one), timestamp: now() });
    await report(returned, context);
    expect(await mailOf(one)).toMatchObject({ state: 'bounced' });
    await events.deliver(mailAnswer, change);
    expect(await events.mailsTo(one.email)).toHaveLength(1);

    expect(await again()).toMatchObject({ isSent: true });
    expect(await events.mailsTo(one.email)).toHaveLength(2);
    // The same report again is about the first mail.
    await report(returned, context);
    expect(await mailOf(one)).toMatchObject({ state: 'sent' });
    await again();
    expect(await events.mailsTo(one.email)).toHaveLength(2);
  });

  it('for good goes out again once the address is right', async () => {
    const { one, about, again } = await answered();
    await report(bounceOf(about, { timestamp: now() }), context);
    expect(await mailOf(one)).toMatchObject({ state: 'bounced' });
    expect(await again()).toMatchObject({ isSent: false });
    expect(await mailOf(one)).toMatchObject({ state: 'undeliverable' });

    const { email } = await correctEmail(one, enquiry().email);
    expect(await again()).toMatchObject({ isSent: true });
    expect(await events.mailsTo(email)).toHaveLength(1);
  });

  it('is no automatic reply, nor a mail about something else', async () => {
    const { one, about } = await answered();
    const reply = {
      bounceType: 'Transient',
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress: one.email }],
    };
    await report(bounceOf(about, { ...reply, timestamp: now() }), context);
    await report(bounceOf({ ...about, answered_at: undefined }, { timestamp: now() }), context);
    expect(await mailOf(one)).toMatchObject({ state: 'sent' });
  });
});
