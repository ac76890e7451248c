import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TableName, TableThatSays } from '#contracts/platform/resources';
import { type StoredItem, scan } from './items.ts';
import type { HeldTable } from './tables.ts';

type ErasedTable = HeldTable & TableThatSays<{ erased: 'with the enquiry' | 'by itself' }>;

/** Reads the items of a table from a restore's source. */
export type ReadTable = (name: TableName) => AsyncIterable<StoredItem>;

/**
 * The erased records, as ids that identify nobody. A restore leaves them out, so that nobody who was erased since the
 * backup comes back.
 */
export class Erasures {
  /** Type and id of each anonymised enquiry. */
  readonly #enquiries = new Set<string>();
  /** Closed privacy requests, which no longer contain the person. */
  readonly #requests = new Set<string>();

  /**
   * Adds the erasures in some tables.
   * @returns true if the tables have any
   */
  async add(read: ReadTable): Promise<boolean> {
    const before = this.#size;
    for await (const { pk, sk } of read('PastEnquiries')) this.#enquiries.add(`${pk?.S}#${sk?.S}`);
    for await (const { pk, sk } of read('Privacy')) if (pk?.S === 'closed') this.#requests.add(sk?.S ?? '');
    return this.#size > before;
  }

  get #size(): number {
    return this.#enquiries.size + this.#requests.size;
  }

  /** For each table from which people are erased: true if the person of an item was. */
  readonly #isErased: Record<ErasedTable, (item: StoredItem) => boolean> = {
    Enquiries: ({ pk, sk }) => this.#has(pk?.S, sk?.S),
    // Their partition is the request's type and id.
    Quotes: ({ pk }) => this.#enquiries.has(pk?.S ?? ''),
    // The keys of its requests.
    Customers: ({ own }) => {
      const keys = own?.M?.keys?.L ?? [];
      return keys.length > 0 && keys.every(({ S = '' }) => this.#enquiries.has(S));
    },
    Deleted: ({ pk, sk }) => this.#has(pk?.S, sk?.S),
    Quarantine: ({ pk, sk, enquiry }) => this.#has(pk?.S, sk?.S) || this.#has(enquiry?.M?.pk?.S, enquiry?.M?.sk?.S),
    Privacy: ({ pk, sk }) => pk?.S === 'open' && this.#requests.has(sk?.S ?? ''),
  };

  /** True if the person of an item was erased. */
  includes(name: TableName, item: StoredItem): boolean {
    const isErased: Partial<Record<TableName, (item: StoredItem) => boolean>> = this.#isErased;
    return isErased[name]?.(item) ?? false;
  }

  #has(type: string | undefined, id: string | undefined): boolean {
    return this.#enquiries.has(`${type}#${id}`);
  }
}

export const tableReader = (database: DynamoDBClient, tableName: (name: TableName) => string | undefined): ReadTable =>
  async function* (name) {
    const table = tableName(name);
    if (table) yield* scan(database, table);
  };
