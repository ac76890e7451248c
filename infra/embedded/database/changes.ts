import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynaliteStore } from 'dynalite/db/index.js';
import { followedTables } from '#contracts/platform/consumers';
import type { ChangeName, ChangeRecord } from '#contracts/platform/events';
import { indexesOf, type TableName, tables } from '#contracts/platform/resources';
import { indexWrites, type Store } from './indexes.ts';

/**
 * The embedded DynamoDB Streams: a log in the database's own store. An item is written in one batch with its change and
 * its index entries, so that a crash leaves all or none.
 */
type Image = Record<string, AttributeValue>;

const logPrefix = (table: string) => `change~${table}~`;
const checkpointKey = (consumer: string) => `checkpoint~${consumer}`;
/** Pads a sequence number, so that numbers sort as text. */
const padded = (sequence: number) => String(sequence).padStart(21, '0');

/** Returns the last sequence number in use by the log or by a consumer's position. */
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

/** The item that a change is of. */
export interface TableChange {
  table: TableName;
  sortKey?: string | undefined;
}

/** Reads the log. A sequence number is a string of digits; `''` is before the first. */
export interface ChangeLog {
  /** Records after `after`, oldest first. */
  read(table: TableName, after: string, limit: number): Promise<ChangeRecord[]>;
  /** Loads the position of a consumer. */
  load(consumer: string): Promise<string>;
  save(consumer: string, sequence: string): Promise<void>;
  /** Deletes records up to and including `through`. */
  trim(table: TableName, through: string): Promise<void>;
}

/**
 * Wraps the writes to every table: writes an item, its index entries (instead of dynalite) and, if the table is
 * followed, its change in one batch.
 * @param tell called with the table and the item's sort key, if it has one, when its change can be read
 */
export function keepChangeLog(
  { db, getItemDb, getIndexDb }: DynaliteStore,
  last: number,
  tell: (change: TableChange) => void,
): ChangeLog {
  let sequence = last;
  /** Sequence numbers of unfinished batches. They can finish out of order, so reads stop before the first of them. */
  const beingWritten = new Set<number>();
  const readable = () => Math.min(sequence + 1, ...beingWritten);
  const begin = () => {
    sequence += 1;
    beingWritten.add(sequence);
    return sequence;
  };

  for (const table of Object.keys(tables) as TableName[]) {
    const indexes = Object.keys(indexesOf(table));
    const isFollowed = followedTables.has(table);
    if (!isFollowed && indexes.length === 0) continue;
    for (const index of indexes) leaveToTheBatch(getIndexDb('global', table, index));
    const items = getItemDb(table);
    const write = (key: string, item: Image | undefined, done: (error?: Error | null) => void) =>
      items.get(key, (_, before) => {
        // As in DynamoDB, a write that changes nothing creates no record.
        const isChange = isFollowed && !isDeepStrictEqual(plain(item), plain(before));
        const sequence = isChange ? begin() : undefined;
        const path = `item-${table}~${key}`;
        const own = item ? ({ type: 'put', key: path, value: item } as const) : ({ type: 'del', key: path } as const);
        db.batch([
          own,
          ...indexWrites(table, before, item),
          ...(sequence ? [logEntry(table, padded(sequence), item, before)] : []),
        ])
          .finally(() => sequence && beingWritten.delete(sequence))
          .then(
            () => {
              setImmediate(done);
              if (sequence) tell({ table, sortKey: (item ?? before)?.sk?.S });
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

/** dynalite writes the entries of an index one by one, before the item. */
function leaveToTheBatch(index: ReturnType<DynaliteStore['getIndexDb']>): void {
  index.put = (_key, _entry, done) => setImmediate(done);
  index.del = (_key, done) => setImmediate(done);
}

/** Restores the prototypes that images may lack. */
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
