import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Context } from 'aws-lambda';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/enquiries';
import { ProgramBody } from '#contracts/programs';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { programKey } from '../../functions/data/program-items.ts';
import { validate } from '../../functions/http/validate.ts';
import { program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';
import { openMailAndQueue } from '../support/mail-and-queue.ts';
import { bounceOf, complaintOf } from '../support/mail-reports.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';

type Consume = (batch: unknown, context: Context) => Promise<{ batchItemFailures: { itemIdentifier: string }[] }>;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let services: Awaited<ReturnType<typeof openMailAndQueue>>;
let notifyStaff: Consume;
let confirmToVisitor: Consume;
let recordMailProblem: (event: unknown, context: Context) => Promise<void>;
const context = { getRemainingTimeInMillis: () => 10_000 } as Context;

beforeAll(async () => {
  database = await openTestDatabase();
  services = await openMailAndQueue();
  // The clients read the environment when they are imported.
  const staff = await import('../../functions/events/enquiry-received/notify-staff.ts');
  const visitor = await import('../../functions/events/enquiry-received/confirm-to-visitor.ts');
  const problems = await import('../../functions/events/mail-undeliverable/record-mail-problem.ts');
  recordMailProblem = problems.handler as unknown as typeof recordMailProblem;
  notifyStaff = staff.handler as unknown as Consume;
  confirmToVisitor = visitor.handler as unknown as Consume;
}, 30_000);

afterAll(async () => {
  await services?.close();
  await database?.close();
});

beforeEach(() => {
  services.state.outage = false;
});

let sequence = 0;

/** A record of the stream. `secondsAgo` is the age of the change. */
function record(image: object, { secondsAgo = 0, eventName = 'INSERT' } = {}) {
  sequence += 1;
  const NewImage = marshall(image, { removeUndefinedValues: true });
  return {
    eventID: `event-${sequence}`,
    eventName,
    dynamodb: {
      Keys: { pk: NewImage.pk, sk: NewImage.sk },
      NewImage,
      SequenceNumber: String(sequence),
      ApproximateCreationDateTime: Date.now() / 1000 - secondsAgo,
    },
  };
}

/** Makes an enquiry of a visitor that no other test uses. */
function enquiry(changes: Partial<Enquiry> = {}): Enquiry {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  return { ...storedEnquiry({ type: 'flight', at: new Date(), email }), ...changes } as Enquiry;
}

const received = (one: Enquiry, options = {}) => record(toItem(one), options);
const deliver = (handler: Consume, ...records: object[]) => handler({ Records: records }, context);

/** Stores the records' items, then delivers the records. */
async function consume(handler: Consume, ...records: object[]) {
  const { putItem } = await import('../../functions/data/dynamo.ts');
  for (const { dynamodb } of records as ReturnType<typeof record>[]) {
    // An image that cannot be parsed was never a stored item.
    await Promise.try(() => putItem('Enquiries', unmarshall(dynamodb.NewImage))).catch(() => undefined);
  }
  return deliver(handler, ...records);
}

const mailsTo = async (address: string | null) =>
  (await services.outbox.list()).filter(({ to }) => to.includes(address ?? 'nobody'));
const mailsAbout = async ({ reference }: Enquiry, address: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject.includes(reference));
const lettersOf = async (one: object & { eventID: string }) =>
  (await services.deadLetters.list()).filter(({ event }) => JSON.stringify(event).includes(`"${one.eventID}"`));

describe('a new enquiry', () => {
  it('is mailed to every staff address and confirmed to the visitor, with its reference', async () => {
    const one = enquiry({ language: 'en' });
    for (const handler of [notifyStaff, confirmToVisitor]) {
      expect(await consume(handler, received(one))).toEqual({ batchItemFailures: [] });
    }
    for (const address of ['desk@rihla.example', 'owner@rihla.example']) {
      expect(await mailsAbout(one, address)).toHaveLength(1);
    }
    expect(await mailsTo(one.email)).toMatchObject([
      {
        subject: expect.stringMatching(/^Rihla: we have received your flight request \(F-/),
        from: 'Rihla <no-reply@rihla.example>',
        reply_to: ['hello@rihla.example'],
      },
    ]);
    const [toStaff] = await mailsAbout(one, 'desk@rihla.example');
    expect(toStaff?.from).toBe('=?UTF-8?B?2LHYrdmE2Kk=?= <no-reply@rihla.example>');
    expect(toStaff?.reply_to).toEqual([one.email]);
  });

  it('is not mailed after it was deleted or erased, however late its event arrives', async () => {
    const one = enquiry();
    for (const handler of [notifyStaff, confirmToVisitor]) {
      expect(await deliver(handler, received(one))).toEqual({ batchItemFailures: [] });
    }
    expect(await mailsTo(one.email)).toEqual([]);
    expect(await mailsAbout(one, 'desk@rihla.example')).toEqual([]);
  });

  it('is neither mailed nor confirmed if staff delete it before its turn', async () => {
    const { putEnquiry } = await import('../../functions/data/enquiries.ts');
    const { moveToDeleted } = await import('../../functions/data/deleted.ts');
    const one = enquiry();
    await putEnquiry(one);
    await moveToDeleted(one.type, one.id, 'staff@rihla.example');
    for (const handler of [notifyStaff, confirmToVisitor]) {
      expect(await deliver(handler, received(one))).toEqual({ batchItemFailures: [] });
    }
    expect(await mailsAbout(one, 'desk@rihla.example')).toEqual([]);
    expect(await mailsTo(one.email)).toEqual([]);
  });

  it('names its program, and is mailed even if the program is deleted or unreadable', async () => {
    const { putItem } = await import('../../functions/data/dynamo.ts');
    const { createProgram } = await import('../../functions/data/programs.ts');
    const { moveToDeleted } = await import('../../functions/data/deleted.ts');
    const stored = await createProgram(validate(ProgramBody, program({ trip_name: 'أسبوع في إسطنبول' })));
    const mailOf = async (program_id: string) => {
      const one = enquiry({ program_id });
      for (const handler of [notifyStaff, confirmToVisitor]) await consume(handler, received(one));
      const [toStaff] = await mailsAbout(one, 'desk@rihla.example');
      const [toVisitor] = await mailsTo(one.email);
      return { toStaff: toStaff?.text, toVisitor: toVisitor?.text };
    };
    const title = expect.stringContaining('البرنامج: أسبوع في إسطنبول');
    expect(await mailOf(stored.id)).toEqual({ toStaff: title, toVisitor: title });

    await moveToDeleted('program', stored.id, 'staff@rihla.example');
    const gone = await mailOf(stored.id);
    expect(gone.toStaff).toContain('البرنامج: برنامج حُذف من الموقع');
    expect(gone.toVisitor).toContain('الرقم المرجعي');

    const broken = uuid();
    await putItem('Programs', { ...programKey(broken), schema: 1 });
    expect((await mailOf(broken)).toStaff).toContain('البرنامج: صفحة البرنامج');
  });

  it('is mailed once, however often and concurrently its event arrives', async () => {
    const one = enquiry();
    const event = received(one);
    await consume(confirmToVisitor, event, event);
    await Promise.all([1, 2, 3].map(() => consume(confirmToVisitor, event)));
    await consume(confirmToVisitor, event);
    expect(await mailsTo(one.email)).toHaveLength(1);
  });

  it('entered by staff is not mailed to staff, and not confirmed without an address', async () => {
    const entered = enquiry({ source: 'staff', email: null });
    await consume(notifyStaff, received(entered));
    expect(await consume(confirmToVisitor, received(entered))).toEqual({ batchItemFailures: [] });
    expect(await mailsAbout(entered, 'desk@rihla.example')).toEqual([]);
  });

  it('is not mailed again for a later change', async () => {
    const one = enquiry();
    await consume(confirmToVisitor, received(one, { eventName: 'MODIFY' }));
    expect(await mailsTo(one.email)).toEqual([]);
  });
});

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

describe('while mail is down', () => {
  it('delays the event and mails it once when it is delivered again', async () => {
    const one = enquiry();
    const event = received(one);
    services.state.outage = true;
    const failed = { batchItemFailures: [{ itemIdentifier: event.dynamodb.SequenceNumber }] };
    expect(await consume(confirmToVisitor, event)).toEqual(failed);
    expect(await consume(confirmToVisitor, event)).toEqual(failed);
    expect(await lettersOf(event)).toEqual([]);
    services.state.outage = false;
    expect(await consume(confirmToVisitor, event)).toEqual({ batchItemFailures: [] });
    expect(await mailsTo(one.email)).toHaveLength(1);
  });

  it('parks an event with its reason after EVENT_PATIENCE seconds; a replay sends it', async () => {
    const one = enquiry();
    const event = received(one, { secondsAgo: 16 * 60 });
    services.state.outage = true;
    expect(await consume(confirmToVisitor, event)).toEqual({ batchItemFailures: [] });
    const [letter] = await lettersOf(event);
    expect(letter).toMatchObject({ consumer: 'confirmToVisitor', event: { Records: [event] } });

    const replay = () => confirmToVisitor({ ...(letter?.event as object), replay: true }, context);
    await expect(replay()).rejects.toThrow();
    services.state.outage = false;
    expect(await replay()).toEqual({ batchItemFailures: [] });
    expect(await mailsTo(one.email)).toHaveLength(1);
  });
});

describe('an event that cannot be handled', () => {
  it('is parked at once with its reason, and events before and after it are handled', async () => {
    const [before, behind] = [enquiry(), enquiry()];
    const unreadable = record({ pk: 'flight', sk: crypto.randomUUID(), history: [], name: 'half an enquiry' });
    const noRecord = { ...unreadable, eventID: 'not-a-record', dynamodb: { SequenceNumber: '0' } };
    const answer = await consume(confirmToVisitor, received(before), unreadable, noRecord, received(behind));
    expect(answer).toEqual({ batchItemFailures: [] });
    for (const { email } of [before, behind]) expect(await mailsTo(email)).toHaveLength(1);
    const [letter] = await lettersOf(unreadable);
    expect(letter?.reason).toMatch(/main_departure/);
    expect(await lettersOf(noRecord)).toHaveLength(1);
  });
});

describe('events out of order', () => {
  it('are mailed once each, whichever comes first', async () => {
    const [first, second] = [enquiry(), enquiry()];
    const events = [received(first), received(second)];
    await consume(confirmToVisitor, ...events.toReversed());
    await consume(confirmToVisitor, ...events);
    for (const { email } of [first, second]) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('of one item wait for a failed one', async () => {
    const one = enquiry();
    const events = [received(one), received(one)];
    services.state.outage = true;
    const { batchItemFailures } = await consume(confirmToVisitor, ...events);
    expect(batchItemFailures).toEqual(events.map(({ dynamodb }) => ({ itemIdentifier: dynamodb.SequenceNumber })));
  });
});
