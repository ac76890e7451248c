import { marshall } from '@aws-sdk/util-dynamodb';
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
import { storedEnquiry } from '../support/stored-enquiries.ts';

type Consume = (batch: unknown, context: Context) => Promise<{ batchItemFailures: { itemIdentifier: string }[] }>;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let services: Awaited<ReturnType<typeof openMailAndQueue>>;
let notifyStaff: Consume;
let confirmToVisitor: Consume;
const context = { getRemainingTimeInMillis: () => 10_000 } as Context;

beforeAll(async () => {
  database = await openTestDatabase();
  services = await openMailAndQueue();
  // Their clients read the environment when they are loaded.
  const staff = await import('../../functions/events/enquiry-received/notify-staff.ts');
  const visitor = await import('../../functions/events/enquiry-received/confirm-to-visitor.ts');
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

/** A record of the stream. `secondsAgo` is when the change was made. */
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

/** An enquiry whose visitor nobody else is. */
function enquiry(changes: Partial<Enquiry> = {}): Enquiry {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  return { ...storedEnquiry({ type: 'flight', at: new Date(), email }), ...changes } as Enquiry;
}

const received = (one: Enquiry, options = {}) => record(toItem(one), options);
const consume = (handler: Consume, ...records: object[]) => handler({ Records: records }, context);
const mailsTo = async (address: string | null) =>
  (await services.outbox.list()).filter(({ to }) => to.includes(address ?? 'nobody'));
const mailsAbout = async ({ reference }: Enquiry, address: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject.includes(reference));
const lettersOf = async (one: object & { eventID: string }) =>
  (await services.deadLetters.list()).filter(({ event }) => JSON.stringify(event).includes(`"${one.eventID}"`));

describe('a new enquiry', () => {
  it('is told to every staff address and confirmed to the visitor, each with the reference', async () => {
    const one = enquiry({ language: 'en' });
    for (const handler of [notifyStaff, confirmToVisitor]) {
      expect(await consume(handler, received(one))).toEqual({ batchItemFailures: [] });
    }
    for (const address of ['desk@rihla.example', 'owner@rihla.example']) {
      expect(await mailsAbout(one, address)).toHaveLength(1);
    }
    expect(await mailsTo(one.email)).toMatchObject([
      {
        subject: expect.stringMatching(/^Rihla: we have received your flight request to Istanbul \(IST\)/),
        from: 'Rihla <no-reply@rihla.example>',
        reply_to: ['hello@rihla.example'],
      },
    ]);
    const [toStaff] = await mailsAbout(one, 'desk@rihla.example');
    expect(toStaff?.from).toBe('=?UTF-8?B?2LHYrdmE2Kk=?= <no-reply@rihla.example>');
    expect(toStaff?.reply_to).toEqual([one.email]);
  });

  it('names the program it came from, and is mailed all the same once that is deleted or cannot be read', async () => {
    const { putItem } = await import('../../functions/data/dynamo.ts');
    const { createProgram, deleteProgram } = await import('../../functions/data/programs.ts');
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

    await deleteProgram(stored.id);
    const gone = await mailOf(stored.id);
    expect(gone.toStaff).toContain('البرنامج: برنامج حُذف من الموقع');
    expect(gone.toVisitor).toContain('الرقم المرجعي');

    const broken = uuid();
    await putItem('Programs', { ...programKey(broken), schema: 1 });
    expect((await mailOf(broken)).toStaff).toContain('البرنامج: صفحة البرنامج');
  });

  it('mails each once, however often and in however many calls at once the event comes', async () => {
    const one = enquiry();
    const event = received(one);
    await consume(confirmToVisitor, event, event);
    await Promise.all([1, 2, 3].map(() => consume(confirmToVisitor, event)));
    await consume(confirmToVisitor, event);
    expect(await mailsTo(one.email)).toHaveLength(1);
  });

  it('entered by staff is no news to staff; without an address there is nobody to confirm to', async () => {
    const entered = enquiry({ source: 'staff', email: null });
    await consume(notifyStaff, received(entered));
    expect(await consume(confirmToVisitor, received(entered))).toEqual({ batchItemFailures: [] });
    expect(await mailsAbout(entered, 'desk@rihla.example')).toEqual([]);
  });

  it('is no later change of it', async () => {
    const one = enquiry();
    await consume(confirmToVisitor, received(one, { eventName: 'MODIFY' }));
    expect(await mailsTo(one.email)).toEqual([]);
  });
});

describe('while mail is down', () => {
  it('the event is delayed, comes again and is mailed once', async () => {
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

  it('for longer than the patience, the event is parked with its reason, and a replay sends it', async () => {
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

describe('poison', () => {
  it('is parked at once with its reason, and what came before and behind it is handled', async () => {
    const [before, behind] = [enquiry(), enquiry()];
    const poison = record({ pk: 'flight', sk: crypto.randomUUID(), history: [], name: 'half an enquiry' });
    const noRecord = { ...poison, eventID: 'not-a-record', dynamodb: { SequenceNumber: '0' } };
    const answer = await consume(confirmToVisitor, received(before), poison, noRecord, received(behind));
    expect(answer).toEqual({ batchItemFailures: [] });
    for (const { email } of [before, behind]) expect(await mailsTo(email)).toHaveLength(1);
    const [letter] = await lettersOf(poison);
    expect(letter?.reason).toMatch(/main_departure/);
    expect(await lettersOf(noRecord)).toHaveLength(1);
  });
});

describe('events out of order', () => {
  it('are each mailed once, whatever came first', async () => {
    const [first, second] = [enquiry(), enquiry()];
    const events = [received(first), received(second)];
    await consume(confirmToVisitor, ...events.toReversed());
    await consume(confirmToVisitor, ...events);
    for (const { email } of [first, second]) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('of one item never overtake one that failed', async () => {
    const one = enquiry();
    const events = [received(one), received(one)];
    services.state.outage = true;
    const { batchItemFailures } = await consume(confirmToVisitor, ...events);
    expect(batchItemFailures).toEqual(events.map(({ dynamodb }) => ({ itemIdentifier: dynamodb.SequenceNumber })));
  });
});
