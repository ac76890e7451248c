import { afterAll, describe, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { context, correctEmail, enquiry, openEnquiryEvents, received } from '../support/enquiry-events.ts';
import { bounceOf, complaintOf } from '../support/mail-reports.ts';

const { confirmToVisitor, consume, deliver, mailsTo, close } = await openEnquiryEvents();
const { handler } = await import('../../functions/events/mail-undeliverable/record-mail-problem.ts');
const recordMailProblem = handler as unknown as (event: unknown, callContext: typeof context) => Promise<void>;

afterAll(close);

describe('confirmations to an address', () => {
  const confirm = (one: Enquiry) => consume(confirmToVisitor, received(one));

  it('are limited to three a day in any spelling, and to one per enquiry', async () => {
    const name = `visitor${Date.now()}`;
    const spellings = [`${name}@gmail.com`, `${name}+a@gmail.com`, `vis.itor${Date.now()}@googlemail.com`];
    const all = Array.from({ length: 9 }, (_, i) => enquiry({ email: spellings[i % 2] ?? '' }));
    // In parallel, each delivered twice.
    await Promise.all([...all, ...all].map(confirm).map((done) => done.catch(() => undefined)));
    for (const one of all) await confirm(one);
    const mails = (await Promise.all(spellings.map(mailsTo))).flat();
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
  });

  it('are not repeated after a correction, nor after one that an earlier version sent', async () => {
    const one = enquiry();
    const event = received(one);
    await consume(confirmToVisitor, event);
    const right = enquiry().email;
    await correctEmail(one, right);
    expect(await deliver(confirmToVisitor, event)).toEqual({ batchItemFailures: [] });
    expect(await mailsTo(one.email)).toHaveLength(1);
    expect(await mailsTo(right)).toEqual([]);

    const { claimMail, markSent } = await import('../../functions/data/mail-claims.ts');
    const before = enquiry();
    const formerName = `confirmation#${before.id}#${before.email}`;
    await claimMail(formerName);
    await markSent(formerName);
    await confirm(before);
    expect(await mailsTo(before.email)).toEqual([]);
  });

  it('are allowed again on the next day', async () => {
    const { takeConfirmation } = await import('../../functions/data/confirmations.ts');
    const taken = (day: string) =>
      Promise.all([1, 2, 3, 4, 5].map((id) => takeConfirmation('someone@example.com', String(id), { day, most: 3 })));
    for (const day of ['2026-11-22', '2026-11-23']) expect((await taken(day)).filter(Boolean)).toHaveLength(3);
  });
});

describe('a mail that could not be delivered', () => {
  const stored = async (one: Enquiry) => {
    const { putEnquiry } = await import('../../functions/data/enquiries.ts');
    await putEnquiry(one);
    await consume(confirmToVisitor, received(one));
    return one;
  };
  const problemOf = async ({ type, id }: Enquiry) => {
    const { getEnquiry } = await import('../../functions/data/enquiries.ts');
    return (await getEnquiry(type, id)).mail_problem;
  };

  it('is recorded on its enquiry, and stops mail to its address in any spelling', async () => {
    const first = await stored(enquiry());
    expect(await problemOf(first)).toBeNull();
    await recordMailProblem(bounceOf(first), context);
    expect(await problemOf(first)).toEqual({ reason: 'bounced', at: '2026-11-22T09:00:00.000Z' });

    const next = await stored(enquiry({ email: first.email?.replace('@', '+again@') ?? null }));
    expect(await mailsTo(next.email)).toEqual([]);
    expect(await problemOf(next)).toMatchObject({ reason: 'bounced' });
  });

  it('marks no enquiry whose address was corrected since, and forgets that of the former address', async () => {
    const first = await stored(enquiry());
    await recordMailProblem(bounceOf(first), context);
    expect((await correctEmail(first, enquiry().email)).mail_problem).toBeNull();
    expect(await problemOf(first)).toBeNull();

    const second = await stored(enquiry());
    const { email } = await correctEmail(second, enquiry().email);
    await recordMailProblem(bounceOf(second), context);
    await recordMailProblem(complaintOf(second), context);
    expect(await problemOf(second)).toBeNull();
    await recordMailProblem(bounceOf({ ...second, email: email?.toUpperCase() ?? null }), context);
    expect(await problemOf(second)).toMatchObject({ reason: 'bounced' });
  });

  it('is recorded if it was forwarded to another address', async () => {
    const one = await stored(enquiry());
    const bouncedRecipients = [{ emailAddress: enquiry().email }];
    await recordMailProblem(bounceOf(one, { bouncedRecipients }), context);
    expect(await problemOf(one)).toMatchObject({ reason: 'bounced' });
  });

  it('includes complaints, but not transient failures', async () => {
    const full = await stored(enquiry());
    await recordMailProblem(bounceOf(full, { bounceType: 'Transient', bounceSubType: 'MailboxFull' }), context);
    expect(await problemOf(full)).toBeNull();
    const angry = await stored(enquiry());
    await recordMailProblem(complaintOf(angry), context);
    expect(await problemOf(angry)).toMatchObject({ reason: 'complained' });
    for (const { email } of [full, angry]) await stored(enquiry({ email }));
    expect(await mailsTo(full.email)).toHaveLength(2);
    expect(await mailsTo(angry.email)).toHaveLength(1);
  });

  it('no longer stops mail after three months', async () => {
    const first = await stored(enquiry());
    await recordMailProblem(bounceOf(first, { timestamp: '2026-08-01T09:00:00.000Z' }), context);
    await stored(enquiry({ email: first.email }));
    expect(await mailsTo(first.email)).toHaveLength(2);
  });

  it('about a deleted or no enquiry is recorded too', async () => {
    const gone = enquiry();
    await recordMailProblem(bounceOf(gone), context);
    await stored(enquiry({ email: gone.email }));
    expect(await mailsTo(gone.email)).toEqual([]);
    const other = enquiry();
    const event = bounceOf(other);
    await recordMailProblem({ ...event, detail: { ...event.detail, mail: { tags: {} } } }, context);
    await stored(other);
    expect(await mailsTo(other.email)).toEqual([]);
  });
});
