import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Context } from 'aws-lambda';
import type { Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { openTestDatabase } from './database.ts';
import { openMailAndQueue } from './mail-and-queue.ts';
import { storedEnquiry } from './stored-enquiries.ts';

type Consume = (batch: unknown, context: Context) => Promise<{ batchItemFailures: { itemIdentifier: string }[] }>;

export const context = { getRemainingTimeInMillis: () => 10_000 } as Context;

let sequence = 0;

/** A record of the stream. `secondsAgo` is the age of the change. */
export function record(image: object, { secondsAgo = 0, eventName = 'INSERT' } = {}) {
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
export function enquiry(changes: Partial<Enquiry> = {}): Enquiry {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  return { ...storedEnquiry({ type: 'flight', at: new Date(), email }), ...changes } as Enquiry;
}

export const received = (one: Enquiry, options = {}) => record(toItem(one), options);

/** Corrects the address of an enquiry of version 1. */
export async function correctEmail(one: Enquiry, email: string | null): Promise<Enquiry> {
  const { correctEnquiry } = await import('../../functions/data/corrections.ts');
  const by = { email: 'huda@rihla.example', name: 'Huda' };
  const entry: HistoryEntry = { action: 'corrected', fields: ['email'], at: new Date().toISOString(), by };
  return correctEnquiry(one, { fields: { email }, entry, version: 1 });
}

/** Opens a database, mail and the dead-letter queue, and the consumers of new enquiries. */
export async function openEnquiryEvents() {
  const database = await openTestDatabase();
  const services = await openMailAndQueue();
  // The clients read the environment when they are imported.
  const staff = await import('../../functions/events/enquiry-received/notify-staff.ts');
  const visitor = await import('../../functions/events/enquiry-received/confirm-to-visitor.ts');
  const { putItem } = await import('../../functions/data/dynamo.ts');

  const deliver = (handler: Consume, ...records: object[]) => handler({ Records: records }, context);

  return {
    services,
    notifyStaff: staff.handler as unknown as Consume,
    confirmToVisitor: visitor.handler as unknown as Consume,
    deliver,

    /** Stores the records' items, then delivers the records. */
    async consume(handler: Consume, ...records: object[]) {
      for (const { dynamodb } of records as ReturnType<typeof record>[]) {
        // An image that cannot be parsed was never a stored item.
        await Promise.try(() => putItem('Enquiries', unmarshall(dynamodb.NewImage))).catch(() => undefined);
      }
      return deliver(handler, ...records);
    },

    mailsTo: async (address: string | null) =>
      (await services.outbox.list()).filter(({ to }) => to.includes(address ?? 'nobody')),

    async close() {
      await services.close();
      await database.close();
    },
  };
}
