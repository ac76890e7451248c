import { v7 as uuid } from 'uuid';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { programKey } from '../../functions/data/program-items.ts';
import { validate } from '../../functions/http/validate.ts';
import { program } from '../support/bodies.ts';
import { context, correctEmail, enquiry, openEnquiryEvents, received, record } from '../support/enquiry-events.ts';

const { services, notifyStaff, confirmToVisitor, deliver, consume, mailsTo, close } = await openEnquiryEvents();

beforeEach(() => {
  services.state.outage = false;
});
afterAll(close);

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
    const stored = await createProgram(inputOf(validate(ProgramBody, program({ trip_name: 'أسبوع في إسطنبول' }))));
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
    const unreadable = record({ pk: 'flight', sk: uuid(), history: [], name: 'half an enquiry' });
    const noRecord = { ...unreadable, eventID: 'not-a-record', dynamodb: { SequenceNumber: '0' } };
    const answer = await consume(confirmToVisitor, received(before), unreadable, noRecord, received(behind));
    expect(answer).toEqual({ batchItemFailures: [] });
    for (const { email } of [before, behind]) expect(await mailsTo(email)).toHaveLength(1);
    const [letter] = await lettersOf(unreadable);
    expect(letter?.reason).toMatch(/main_departure/);
    expect(await lettersOf(noRecord)).toHaveLength(1);
  });
});

describe('an event of another release', () => {
  it('of the one before, whose item looked otherwise, is handled with what is stored now', async () => {
    const one = enquiry();
    const { putEnquiry } = await import('../../functions/data/enquiries.ts');
    await putEnquiry(one);
    const earlier = record({ pk: one.type, sk: one.id, schema: 1, full_name: 'a field of then' });
    for (const handler of [notifyStaff, confirmToVisitor]) {
      const batch = { Records: [earlier], replay: true, version: 1 };
      expect(await handler(batch, context)).toEqual({ batchItemFailures: [] });
    }
    expect(await mailsTo(one.email)).toHaveLength(1);
    expect(await mailsAbout(one, 'desk@rihla.example')).toHaveLength(1);
  });

  it('of a later one, after a roll-back, is refused, so that its dead letter waits', async () => {
    const event = received(enquiry());
    const later = confirmToVisitor({ Records: [event], replay: true, version: 99 }, context);
    await expect(later).rejects.toThrow(
      'Version 99 of enquiry-received is of a later release; this one reads up to 1.',
    );
    expect(await lettersOf(event)).toEqual([]);
  });

  it('has its version in the dead letter', async () => {
    const noRecord = { ...received(enquiry()), dynamodb: { SequenceNumber: '0' } };
    await deliver(confirmToVisitor, noRecord);
    expect(await lettersOf(noRecord)).toMatchObject([{ event_version: 1 }]);
  });
});

describe('a correction while mail is down', () => {
  /** Delivers an enquiry's events while mail is down, corrects its address, and delivers them again with mail. */
  async function correctMeanwhile(email: string | null) {
    const one = enquiry();
    const event = received(one);
    services.state.outage = true;
    for (const handler of [notifyStaff, confirmToVisitor]) {
      expect((await consume(handler, event)).batchItemFailures).toHaveLength(1);
    }
    await correctEmail(one, email);
    services.state.outage = false;
    for (const handler of [notifyStaff, confirmToVisitor]) {
      // A failed call may still be releasing its claim.
      await vi.waitFor(async () => expect(await deliver(handler, event)).toEqual({ batchItemFailures: [] }), {
        timeout: 10_000,
      });
    }
    expect(await mailsTo(one.email)).toEqual([]);
    const [toStaff] = await mailsAbout(one, 'desk@rihla.example');
    expect(JSON.stringify(toStaff)).not.toContain(one.email);
    return toStaff;
  }

  it('lets the confirmation go to the corrected address only', async () => {
    const right = `right-${crypto.randomUUID()}@example.com`;
    expect((await correctMeanwhile(right))?.reply_to).toEqual([right]);
    expect(await mailsTo(right)).toHaveLength(1);
  });

  it('confirms to nobody if the address was removed', async () => {
    const before = (await services.outbox.list()).length;
    await correctMeanwhile(null);
    // The outbox got a mail for each address of staff.
    expect((await services.outbox.list()).length).toBe(before + 2);
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
