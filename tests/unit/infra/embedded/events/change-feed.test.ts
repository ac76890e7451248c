import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DeleteItemCommand, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import type { ChangeRecord } from '#contracts/platform/events';
import { databaseClient, openDatabase } from '../../../../../infra/embedded/database/index.ts';
import {
  type ChangeFeedOptions,
  type Follower,
  startChangeFeed,
} from '../../../../../infra/embedded/events/change-feed.ts';
import { DeadLetters } from '../../../../../infra/embedded/events/dead-letters.ts';
import { eventually } from '../../../../support/eventually.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

const follower: Follower = { id: 'notifyStaff', table: 'Enquiries', of: ['INSERT', 'MODIFY', 'REMOVE'] };

/** Opens a database and records a consumer's calls. */
async function open(dataDir: string) {
  const database = await openDatabase(dataDir);
  const client = databaseClient(database);
  const deadLetters = new DeadLetters(`${dataDir}/dead-letters`);
  const calls: string[][] = [];
  const records: ChangeRecord[] = [];
  const start = (consume: (batch: ChangeRecord[]) => unknown = () => null, options: Partial<ChangeFeedOptions> = {}) =>
    startChangeFeed({
      database,
      deadLetters,
      followers: [follower],
      firstWait: 1,
      invoke: async (_, event) => {
        const batch = (event as { Records: ChangeRecord[] }).Records;
        calls.push(batch.map(nameOf));
        records.push(...batch);
        return consume(batch);
      },
      ...options,
    });
  const put = (sk: string, fields: object = {}) =>
    client.send(new PutItemCommand({ TableName: 'Enquiries', Item: marshall({ pk: 'custom', sk, ...fields }) }));
  const remove = (sk: string) =>
    client.send(new DeleteItemCommand({ TableName: 'Enquiries', Key: marshall({ pk: 'custom', sk }) }));
  const has = async (sk: string) => {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: 'Enquiries', Key: marshall({ pk: 'custom', sk }) }),
    );
    return Item !== undefined;
  };
  const close = async () => {
    client.destroy();
    await database.close();
  };
  return { start, put, remove, has, close, calls, records, deadLetters };
}

const nameOf = ({ eventName, dynamodb }: ChangeRecord) => `${eventName} ${(dynamodb.Keys.sk as { S: string }).S}`;
const failing = ({ dynamodb }: ChangeRecord) => ({ itemIdentifier: dynamodb.SequenceNumber });

it('delivers every change in order with both images, and none for a write without effect', async () => {
  const { start, put, remove, close, records } = await open(await temporaryFolder());
  const feed = start();
  onTestFinished(close);
  await put('a', { note: 'first' });
  await put('a', { note: 'second' });
  await put('a', { note: 'second' });
  await remove('a');
  await remove('a');
  await eventually(() => expect(records).toHaveLength(3));
  await feed.close();
  expect(records.map(nameOf)).toEqual(['INSERT a', 'MODIFY a', 'REMOVE a']);
  expect(records[1]).toMatchObject({
    eventSource: 'aws:dynamodb',
    dynamodb: {
      Keys: { pk: { S: 'custom' }, sk: { S: 'a' } },
      OldImage: { note: { S: 'first' } },
      NewImage: { note: { S: 'second' } },
    },
  });
});

it('neither skips nor repeats changes across a restart', async () => {
  const dataDir = await temporaryFolder();
  const before = await open(dataDir);
  const feed = before.start();
  await before.put('handled');
  await eventually(() => expect(before.calls).toHaveLength(1));
  await feed.close();
  await before.put('waiting');
  await before.close();

  const after = await open(dataDir);
  const next = after.start();
  onTestFinished(after.close);
  await eventually(() => expect(after.calls).toHaveLength(1));
  await after.put('new');
  await eventually(() => expect(after.calls).toHaveLength(2));
  await next.close();
  expect(after.calls.flat()).toEqual(['INSERT waiting', 'INSERT new']);
});

it('skips no change acknowledged before a kill', async () => {
  const dataDir = await temporaryFolder();
  const script = join(import.meta.dirname, '../../../../support/write-until-killed.ts');
  const killed = await promisify(execFile)(process.execPath, [script, dataDir]).catch((error) => error);
  expect(killed.signal).toBe('SIGKILL');
  const acknowledged = (killed.stdout as string).trim().split('\n');
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);

  const { start, close, calls, has } = await open(dataDir);
  const feed = start();
  onTestFinished(close);
  await eventually(() => {
    for (const name of acknowledged) expect(calls.flat()).toContain(`INSERT ${name}`);
  });
  await feed.close();
  // Conversely, no event without its item.
  for (const call of calls.flat()) expect(await has(call.replace('INSERT ', ''))).toBe(true);
});

it('delivers parallel writes once each', async () => {
  const { start, put, close, records } = await open(await temporaryFolder());
  const feed = start();
  onTestFinished(close);
  const names = Array.from({ length: 60 }, (_, index) => String(index));
  await Promise.all(names.map((name) => put(name)));
  await eventually(() => expect(records).toHaveLength(60));
  await feed.close();
  const sequences = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
  expect(sequences).toEqual(sequences.toSorted());
  expect(records.map(nameOf).toSorted()).toEqual(names.map((name) => `INSERT ${name}`).toSorted());
});

it('gives many changes at once to a consumer that collects them', async () => {
  const { start, put, close, calls } = await open(await temporaryFolder());
  onTestFinished(close);
  const names = Array.from({ length: 25 }, (_, index) => `${index}`.padStart(2, '0'));
  for (const name of names) await put(name);
  const feed = start(undefined, { followers: [{ ...follower, collects: true }] });
  await eventually(() => expect(calls).toEqual([names.map((name) => `INSERT ${name}`)]));
  await feed.close();
});

it('continues from the first change that the consumer reports as failed', async () => {
  const { start, put, close, calls } = await open(await temporaryFolder());
  onTestFinished(close);
  for (const name of ['a', 'b', 'c']) await put(name);
  let outages = 2;
  const feed = start((batch) => {
    const failed = batch.filter((record) => nameOf(record) === 'INSERT b');
    if (failed.length === 0 || outages-- <= 0) return { batchItemFailures: [] };
    return { batchItemFailures: failed.map(failing) };
  });
  await eventually(() => expect(calls.at(-1)).toEqual(['INSERT c']));
  await feed.close();
  expect(calls).toEqual([['INSERT a', 'INSERT b', 'INSERT c'], ['INSERT b', 'INSERT c'], ['INSERT b'], ['INSERT c']]);
});

it('halves a batch that crashes the consumer, parks the failing change and continues after it', async () => {
  const { start, put, close, calls, deadLetters } = await open(await temporaryFolder());
  onTestFinished(close);
  for (const name of ['a', 'b', 'crashing', 'd']) await put(name);
  const feed = start(
    (batch) => {
      if (batch.some((record) => nameOf(record) === 'INSERT crashing')) throw new Error('crashed');
    },
    { maximumCrashes: 3 },
  );
  await eventually(() => expect(calls.at(-1)).toEqual(['INSERT d']));
  await feed.close();
  expect(calls.filter((call) => call.length === 1 && call[0] === 'INSERT crashing')).toHaveLength(3);
  expect(await deadLetters.list()).toMatchObject([
    {
      consumer: 'notifyStaff',
      reason: 'crashed',
      event: { Records: [{ eventName: 'INSERT', dynamodb: { NewImage: { sk: { S: 'crashing' } } } }] },
    },
  ]);
});
