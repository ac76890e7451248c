import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { TableName } from '#contracts/resources';
import { type StoredItem, scan } from './items.ts';

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

  /** True if the person of an item was erased. */
  includes(name: TableName, { pk, sk, enquiry }: StoredItem): boolean {
    switch (name) {
      case 'Enquiries':
      case 'Deleted':
        return this.#has(pk?.S, sk?.S);
      case 'Quarantine':
        return this.#has(pk?.S, sk?.S) || this.#has(enquiry?.M?.pk?.S, enquiry?.M?.sk?.S);
      case 'Privacy':
        return pk?.S === 'open' && this.#requests.has(sk?.S ?? '');
      default:
        return false;
    }
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
