import { setTimeout as delay } from 'node:timers/promises';
import { changeDelivery } from '#contracts/platform/change-delivery';
import { type Consumer, consumers } from '#contracts/platform/consumers';
import { type ChangeRecord, events } from '#contracts/platform/events';
import type { TableName } from '#contracts/platform/resources';
import type { Database } from '../database/index.ts';
import type { Invoke } from '../functions/index.ts';
import type { DeadLetters } from './dead-letters.ts';

export interface Follower {
  /** The consumer's name. */
  id: string;
  table: TableName;
  /** Names of the changes that it follows. */
  of: readonly string[];
  /** The version of its event. */
  version?: number;
  /** True if it works once for many changes. */
  collects?: boolean;
}

/** The consumers that follow a table, from the contracts. */
export const contractFollowers: readonly Follower[] = consumers.flatMap(({ id, event, collects }: Consumer) => {
  const source = events[event];
  if (source.kind !== 'changes') return [];
  return [{ id, table: source.table, of: source.of, version: source.version, collects: collects !== undefined }];
});

export interface ChangeFeedOptions {
  database: Pick<Database, 'changes' | 'onChange'>;
  invoke: Invoke;
  deadLetters: DeadLetters;
  followers?: readonly Follower[];
  /** Milliseconds before the first retry; doubles up to half a minute. */
  firstWait?: number;
  /** Failed calls with a single change after which the change is given up, because it crashes the function. */
  maximumCrashes?: number;
}

export interface ChangeFeed {
  /** Waits for running calls. Unfinished changes are delivered again at the next start. */
  close(): Promise<void>;
}

const longestWait = 30_000;

/**
 * Replaces Lambda's event source mappings of DynamoDB Streams: delivers a table's changes to each consumer in order, in
 * batches, at least once. Retries a failed batch from its first failed change, and halves it until the failing change
 * is alone. A change that is given up goes to the dead letters.
 */
export function startChangeFeed(options: ChangeFeedOptions): ChangeFeed {
  const { database, followers = contractFollowers } = options;
  const closing = new AbortController();
  let news = Promise.withResolvers<void>();
  const wake = () => {
    news.resolve();
    news = Promise.withResolvers();
  };
  database.onChange(wake);
  closing.signal.addEventListener('abort', wake);

  async function follow(follower: Follower): Promise<void> {
    const passed = async (position: string) => {
      await database.changes.save(follower.id, position);
      await trim(follower.table);
    };
    while (!closing.signal.aborted) {
      const { promise: changed } = news;
      const position = await database.changes.load(follower.id);
      const size = follower.collects ? changeDelivery.collectedBatchSize : changeDelivery.batchSize;
      const records = await database.changes.read(follower.table, position, size);
      const last = records.at(-1)?.dynamodb.SequenceNumber;
      if (last === undefined) {
        await changed;
        continue;
      }
      const wanted = records.filter(({ eventName }) => follower.of.includes(eventName));
      await deliver({ ...options, follower, passed, closing: closing.signal }, wanted);
      if (!closing.signal.aborted) await passed(last);
    }
  }

  /** Deletes the changes that all consumers have passed. */
  async function trim(table: TableName): Promise<void> {
    const ids = followers.filter((follower) => follower.table === table).map(({ id }) => id);
    const [slowest = ''] = (await Promise.all(ids.map((id) => database.changes.load(id)))).toSorted();
    if (slowest) await database.changes.trim(table, slowest);
  }

  /** Continues after errors: the database may be restarting after a crash. */
  async function keepFollowing(follower: Follower): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await follow(follower);
      } catch (error) {
        if (closing.signal.aborted) return;
        console.error(`The changes for ${follower.id} are delayed: ${(error as Error).message}`);
        await pause(1000, closing.signal);
      }
    }
  }

  const following = followers.map(keepFollowing);
  return {
    async close() {
      closing.abort();
      await Promise.all(following);
    },
  };
}

interface Delivery extends ChangeFeedOptions {
  follower: Follower;
  passed(position: string): Promise<void>;
  closing: AbortSignal;
}

/** Calls the consumer until every record is handled or given up, or the feed closes. */
async function deliver(delivery: Delivery, records: readonly ChangeRecord[]): Promise<void> {
  const { follower, deadLetters, passed, closing, firstWait = 250, maximumCrashes = 10 } = delivery;
  let left = records;
  let size = records.length;
  let failures = 0;
  let crashes = 0;
  while (left.length > 0 && !closing.aborted) {
    const batch = left.slice(0, size);
    const { handled, reason, crashed } = await call(delivery, batch);
    const head = left[handled];
    if (handled > 0) {
      await passed(left[handled - 1]?.dynamodb.SequenceNumber ?? '');
      left = left.slice(handled);
      [size, failures, crashes] = [left.length, 0, 0];
    }
    if (reason === undefined || !head || closing.aborted) continue;
    failures += 1;
    if (crashed && batch.length === 1) crashes += 1;
    if (crashes >= maximumCrashes || isTooOld(head)) {
      const event = { Records: [withSource(head, follower.table)] };
      const letter = { consumer: follower.id, reason, failed_at: new Date().toISOString() };
      await deadLetters.add({ ...letter, event_version: follower.version, event });
      left = left.slice(1);
      [size, failures, crashes] = [left.length, 0, 0];
      continue;
    }
    if (handled === 0) size = Math.ceil(batch.length / 2);
    await pause(Math.min(longestWait, firstWait * 2 ** (failures - 1)), closing);
  }
}

interface Outcome {
  /** Number of handled records, from the first on. */
  handled: number;
  /** The reason that the next record failed; absent if all are handled. */
  reason?: string;
  /** True if the whole call failed. */
  crashed?: true;
}

async function call({ follower, invoke }: Delivery, batch: readonly ChangeRecord[]): Promise<Outcome> {
  try {
    const result = await invoke(follower.id, { Records: batch.map((record) => withSource(record, follower.table)) });
    const failures = (result as { batchItemFailures?: { itemIdentifier?: string }[] } | null)?.batchItemFailures ?? [];
    if (failures.length === 0) return { handled: batch.length };
    const failed = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
    // As on Lambda, an unknown identifier fails the whole batch.
    const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb.SequenceNumber));
    return { handled: Math.max(0, first), reason: 'The consumer reported a failure.' };
  } catch (error) {
    return { handled: 0, reason: (error as Error).message, crashed: true };
  }
}

/** Returns a record in Lambda's format. */
const withSource = (record: ChangeRecord, table: TableName) => ({
  ...record,
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: 'local',
  eventSourceARN: `arn:aws:dynamodb:local:000000000000:table/${table}/stream/local`,
});

const isTooOld = ({ dynamodb }: ChangeRecord) =>
  Date.now() / 1000 - dynamodb.ApproximateCreationDateTime > changeDelivery.maximumAgeSeconds;

const pause = (milliseconds: number, signal: AbortSignal) =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined);
