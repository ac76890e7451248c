import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { type TableName, tables } from '#contracts/platform/resources';

/** An item in DynamoDB's own notation. */
export type StoredItem = Record<string, AttributeValue>;

/** Yields every item of a table, given the table's real name. */
export async function* scan(client: DynamoDBClient, table: string): AsyncGenerator<StoredItem, void> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true })) yield* Items;
}

/** Returns the key of an item as one text. */
export const keyOf = (name: TableName, item: StoredItem): string =>
  JSON.stringify(tables[name].key.map((attribute) => item[attribute]?.S ?? ''));

/**
 * Writes an item as a line of DynamoDB JSON, as DynamoDB's own exports do. Equal items give equal lines: attributes and
 * the members of sets are sorted.
 */
export const toLine = (item: StoredItem): string =>
  // Some readers of lines treat these two characters, which JSON does not escape, as line breaks.
  JSON.stringify({ Item: canonical(item) }).replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);

export const fromLine = (line: string): StoredItem => revive(JSON.parse(line).Item) as StoredItem;

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const sets = new Set(['SS', 'NS', 'BS']);

function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => {
        const plain = canonical(inner);
        return [name, sets.has(name) && Array.isArray(plain) ? plain.toSorted() : plain];
      }),
  );
}

/** Restores bytes, which JSON stores as text. */
function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  const [[name, inner] = []] = Object.entries(value);
  if (name === 'B' && typeof inner === 'string') return { B: Buffer.from(inner, 'base64') };
  if (name === 'BS' && Array.isArray(inner)) return { BS: inner.map((text) => Buffer.from(text, 'base64')) };
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, revive(child)]));
}

/** The limit of BatchWriteItem. */
const perBatch = 25;
const longestWait = 10_000;

/** Writes and deletes in batches. Retries what a throttled table refuses, without a limit. */
export class Writer {
  readonly #client: DynamoDBClient;
  readonly #table: string;
  #waiting: WriteRequest[] = [];

  constructor(client: DynamoDBClient, table: string) {
    this.#client = client;
    this.#table = table;
  }

  put = (Item: StoredItem): Promise<void> => this.#add({ PutRequest: { Item } });
  delete = (Key: StoredItem): Promise<void> => this.#add({ DeleteRequest: { Key } });

  async #add(request: WriteRequest): Promise<void> {
    this.#waiting.push(request);
    if (this.#waiting.length === perBatch) await this.flush();
  }

  async flush(): Promise<void> {
    let left = this.#waiting;
    this.#waiting = [];
    for (let wait = 50; left.length > 0; wait = Math.min(longestWait, wait * 2)) {
      const { UnprocessedItems = {} } = await this.#client.send(
        new BatchWriteItemCommand({ RequestItems: { [this.#table]: left } }),
      );
      left = Object.values(UnprocessedItems).flat();
      if (left.length > 0) await delay(wait);
    }
  }
}
