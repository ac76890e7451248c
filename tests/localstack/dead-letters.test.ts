import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { DeleteMessageCommand, ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { marshall } from '@aws-sdk/util-dynamodb';
import { v7 as uuid } from 'uuid';
import { expect, inject, it, onTestFinished } from 'vitest';
import { DeadLetter } from '#contracts/platform/dead-letters';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { eventually } from '../support/eventually.ts';
import { needs } from '../support/needs.ts';
import { outbox } from '../support/outbox.ts';
import { storedEnquiry } from '../support/stored-enquiries.ts';
import { emulatorOptions, redrive } from './redrive.ts';

const { outputs = {} } = inject('stack').emulator ?? {};
const queue = new SQSClient({ ...emulatorOptions, useQueueUrlAsEndpoint: false });
const QueueUrl = outputs.DeadLettersUrl ?? '';

/** Returns the letters about an item, without those of other tests. */
async function lettersAbout(id: string) {
  const peek = { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 0 };
  const { Messages = [] } = await queue.send(new ReceiveMessageCommand(peek));
  return Messages.filter(({ Body = '' }) => Body.includes(id)).flatMap(({ Body = '', ReceiptHandle }) => {
    const { data } = DeadLetter.safeParse(JSON.parse(Body));
    return data ? { ...data, ReceiptHandle } : [];
  });
}

/** A record of the stream. */
const received = (item: Record<string, unknown>) => {
  const NewImage = marshall(item, { removeUndefinedValues: true });
  const Keys = { pk: NewImage.pk, sk: NewImage.sk };
  const dynamodb = { Keys, NewImage, SequenceNumber: '1', ApproximateCreationDateTime: Date.now() / 1000 };
  return { eventID: crypto.randomUUID(), eventName: 'INSERT', dynamodb };
};

/** Stores an item of an enquiry for one test. */
async function store(item: Record<string, unknown>): Promise<void> {
  const database = new DynamoDBClient(emulatorOptions);
  const TableName = outputs.EnquiriesTableName;
  onTestFinished(async () => {
    await database.send(new DeleteItemCommand({ TableName, Key: marshall({ pk: item.pk, sk: item.sk }) }));
  });
  await database.send(new PutItemCommand({ TableName, Item: marshall(item, { removeUndefinedValues: true }) }));
}

/** Stores an enquiry that cannot be parsed, only for one test: lists of other tests would include it. */
async function storePoison(): Promise<string> {
  const database = new DynamoDBClient(emulatorOptions);
  const TableName = outputs.EnquiriesTableName;
  const id = uuid();
  const key = { pk: 'flight', sk: id };
  onTestFinished(async () => {
    await database.send(new DeleteItemCommand({ TableName, Key: marshall(key) }));
    for (const { ReceiptHandle } of await lettersAbout(id)) {
      await queue.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    }
  });
  await database.send(new PutItemCommand({ TableName, Item: marshall({ ...key, history: [] }) }));
  return id;
}

it('the deployed consumers park events they cannot handle, and a replay handles those it can', async (context) => {
  needs('mail')(context);
  const id = await storePoison();
  let parked: DeadLetter[] = [];
  await eventually(async () => {
    parked = await lettersAbout(id);
    expect(parked.map(({ consumer }) => consumer).toSorted()).toEqual(['confirmToVisitor', 'notifyStaff', 'takeIn']);
  });

  const email = `${crypto.randomUUID()}@example.com`;
  const enquiry = storedEnquiry({ type: 'message', at: new Date(), email });
  // The event of a restored item mails nobody, so that only the replay does: to the stored address, not to the event's.
  await store({ ...toItem(enquiry), restored: true });
  const letter = {
    ...parked.find(({ consumer }) => consumer === 'confirmToVisitor'),
    event: { Records: [received({ ...toItem(enquiry), email: `former-${email}` })] },
  };
  await queue.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(letter) }));
  const listed = await redrive('--dry-run');
  expect(listed).toMatch(/^Waits: confirmToVisitor, .* main_departure invalid_type/m);
  expect(listed).toMatch(/^0 handled, /m);
  const replayed = await redrive();
  expect(replayed).toMatch(/^Handled: confirmToVisitor, /m);
  expect(replayed).toMatch(/^Waits: confirmToVisitor, .*\n {2}failed again: /m);
  const mails = (await outbox()).filter(({ to }) => to.some((address) => address.endsWith(email)));
  expect(mails.map(({ to, subject }) => [...to, subject])).toEqual([
    [email, `«رحلة»: وصلتنا رسالتك (${enquiry.reference})`],
  ]);
});
