import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynaliteStore } from 'dynalite/db/index.js';
import { type ChangeName, type ChangeRecord, followedTables } from '#contracts/events';
import { type TableName, tables } from '#contracts/resources';
import type { Store } from './indexes.ts';

/**
 * The embedded counterpart of DynamoDB Streams: a log in the database's own store. A change goes to disk in one batch
 * with its item, so that whenever the process dies, both are there or neither is.
 */
type Image = Record<string, AttributeValue>;

const logPrefix = (table: string) => `change~${table}~`;
const checkpointKey = (consumer: string) => `checkpoint~${consumer}`;
/** Digits of a sequence number: as text they sort like numbers. */
const padded = (sequence: number) => String(sequence).padStart(21, '0');

/** The sequence number to go on from: no later than what any consumer has passed. */
export async function lastSequence(store: Store): Promise<number> {
  let last = 0;
  for (const table of Object.keys(tables)) {
    const range = { gte: logPrefix(table), lt: `${logPrefix(table)}\xff`, reverse: true, limit: 1 };
    for await (const key of store.keys(range)) last = Math.max(last, Number(key.slice(logPrefix(table).length)));
  }
  for await (const value of store.values({ gte: 'checkpoint~', lt: 'checkpoint~\xff' })) {
    last = Math.max(last, Number(value));
  }
  return last;
}

/** The log's reading end. A sequence number is a string of digits; `''` is before the first. */
export interface ChangeLog {
  /** Records behind `after`, oldest first. */
  read(table: TableName, after: string, limit: number): Promise<ChangeRecord[]>;
  /** How far a consumer has come. */
  load(consumer: string): Promise<string>;
  save(consumer: string, sequence: string): Promise<void>;
  /** Forgets records up to and including `through`. */
  trim(table: TableName, through: string): Promise<void>;
}

/**
 * Makes every write to a followed table write to the log as well.
 * @param tell called once a change is there to be read
 */
export function keepChangeLog({ db, getItemDb }: DynaliteStore, last: number, tell: () => void): ChangeLog {
  let sequence = last;
  /** Batches may end in another order than they began: nothing is read beyond one still being written. */
  const beingWritten = new Set<number>();
  const readable = () => Math.min(sequence + 1, ...beingWritten);
  const begin = () => {
    sequence += 1;
    beingWritten.add(sequence);
    return sequence;
  };

  for (const table of followedTables) {
    const items = getItemDb(table);
    const write = (key: string, item: Image | undefined, done: (error?: Error | null) => void) =>
      items.get(key, (_, before) => {
        // As in DynamoDB, a write that changes nothing is no change.
        const sequence = isDeepStrictEqual(plain(item), plain(before)) ? undefined : begin();
        const path = `item-${table}~${key}`;
        const own = item ? ({ type: 'put', key: path, value: item } as const) : ({ type: 'del', key: path } as const);
        db.batch([own, ...(sequence ? [logEntry(table, padded(sequence), item, before)] : [])])
          .finally(() => sequence && beingWritten.delete(sequence))
          .then(
            () => {
              setImmediate(done);
              if (sequence) tell();
            },
            (error) => setImmediate(done, error),
          );
      });
    items.put = (key, item, done) => write(key, item, done);
    items.del = (key, done) => write(key, undefined, done);
  }

  return {
    async read(table, after, limit) {
      const range = { gt: `${logPrefix(table)}${after}`, lt: `${logPrefix(table)}${padded(readable())}`, limit };
      return (await db.iterator(range).all()).map(([, record]) => record as ChangeRecord);
    },
    load: async (consumer) => String((await db.get(checkpointKey(consumer))) ?? ''),
    save: (consumer, position) => db.put(checkpointKey(consumer), position),
    trim: (table, through) => db.clear({ gt: logPrefix(table), lte: `${logPrefix(table)}${through}` }),
  };
}

/** Images may come without a prototype. */
const plain = (image: Image | undefined) => image && structuredClone(image);

function logEntry(table: TableName, sequence: string, item: Image | undefined, before: Image | undefined) {
  const value = changeRecord(table, sequence, item, before);
  return { type: 'put', key: `${logPrefix(table)}${sequence}`, value } as const;
}

function changeRecord(
  table: TableName,
  SequenceNumber: string,
  item: Image | undefined,
  before: Image | undefined,
): ChangeRecord {
  const image = item ?? before ?? {};
  const eventName: ChangeName = item ? (before ? 'MODIFY' : 'INSERT') : 'REMOVE';
  return {
    eventID: randomUUID(),
    eventName,
    dynamodb: {
      Keys: Object.fromEntries(tables[table].key.map((name) => [name, image[name]])),
      ...(item && { NewImage: item }),
      ...(before && { OldImage: before }),
      SequenceNumber,
      ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
    },
  };
}
