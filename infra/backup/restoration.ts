import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { expiryAttribute, type TableName, tables } from '#contracts/platform/resources';
import { upgradeItem } from '../../functions/data/enquiry-items.ts';
import type { Erasures, ReadTable } from './erasures.ts';
import { digestOf, keyOf, type StoredItem, toLine, Writer } from './items.ts';
import type { Photo, System } from './system.ts';

/** The source of a restore: its items and photos. */
export interface Source {
  tables: readonly TableName[];
  /** Yields nothing for a table that the backup does not contain. */
  read: ReadTable;
  /** Undefined if only tables are restored. */
  photos?: (() => AsyncIterable<Photo>) | undefined;
  firstAccount?: unknown;
}

export interface RestoreOptions {
  /**
   * By default a table must be empty, or contain only items of the backup. `missing` adds missing items and leaves all
   * others; `replace` also replaces items that differ. Neither deletes items.
   */
  mode?: 'missing' | 'replace' | undefined;
  say(text: string): void;
}

/** Marks enquiries that are not new arrivals. Not part of their content. */
const mark = 'restored';
/** Counts the writes of a customer's card, which restored enquiries bring about too. */
const counter = 'writes';

const upgrades: Partial<Record<TableName, typeof upgradeItem>> = { Enquiries: upgradeItem };

/** Converts an item to this version's format. */
function current(name: TableName, item: StoredItem): StoredItem {
  const upgraded = upgrades[name]?.(unmarshall(item));
  return upgraded ? marshall(upgraded, { removeUndefinedValues: true }) : item;
}

function contentOf({ [mark]: _, [counter]: __, ...item }: StoredItem): string {
  return digestOf(toLine(item));
}

interface RestorationOptions extends Pick<RestoreOptions, 'mode'> {
  target: System;
  source: Source;
  erasures: Erasures;
  readTarget: ReadTable;
}

/** Restores one table: compare, write, verify. */
export class Restoration {
  readonly #name: TableName;
  readonly #options: RestorationOptions;
  /** The digest of each item that the table must contain afterwards, by key. */
  readonly #wanted = new Map<string, string>();
  /** Keys of existing items that differ from the backup's. */
  readonly #differing = new Set<string>();
  /** Keys of existing items that equal the backup's. */
  readonly #present = new Set<string>();
  #others = 0;
  #erased = 0;
  #expired = 0;
  #written = 0;

  constructor(name: TableName, options: RestorationOptions) {
    this.#name = name;
    this.#options = options;
  }

  async compare(): Promise<void> {
    for await (const item of this.#items()) this.#wanted.set(keyOf(this.#name, item), contentOf(item));
    for await (const item of this.#options.readTarget(this.#name)) {
      const key = keyOf(this.#name, item);
      const wanted = this.#wanted.get(key);
      if (wanted === undefined) this.#others += 1;
      else (wanted === contentOf(item) ? this.#present : this.#differing).add(key);
    }
  }

  /** Yields the backup's items that are to be restored. */
  async *#items(): AsyncGenerator<StoredItem, void> {
    const { source, erasures } = this.#options;
    [this.#erased, this.#expired] = [0, 0];
    const now = Date.now() / 1000;
    for await (const item of source.read(this.#name)) {
      if (erasures.includes(this.#name, item)) this.#erased += 1;
      else if (tables[this.#name].expires && Number(item[expiryAttribute]?.N) <= now) this.#expired += 1;
      else yield current(this.#name, item);
    }
  }

  get refusal(): string | undefined {
    const counts = [
      ...(this.#differing.size > 0 ? [`${this.#differing.size} differ from the backup`] : []),
      ...(this.#others > 0 ? [`${this.#others} are not in it`] : []),
    ];
    return counts.length > 0 ? `${this.#name}: ${counts.join(', ')}` : undefined;
  }

  async write(): Promise<void> {
    const { target, readTarget, erasures, mode } = this.#options;
    const writer = new Writer(target.database, target.tableName(this.#name));
    for await (const item of this.#items()) {
      const key = keyOf(this.#name, item);
      if (this.#present.has(key) || (mode === 'missing' && this.#differing.has(key))) continue;
      await writer.put(this.#name === 'Enquiries' ? { ...item, [mark]: { BOOL: true } } : item);
      this.#written += 1;
    }
    await writer.flush();
    // Left behind by an interrupted erasure, or by a restore without the latest list of erasures.
    for await (const item of readTarget(this.#name)) {
      if (!erasures.includes(this.#name, item)) continue;
      const key = tables[this.#name].key.map((attribute) => [attribute, item[attribute]]);
      await writer.delete(Object.fromEntries(key));
    }
    await writer.flush();
  }

  get report(): string {
    const counts = [
      `${this.#written} written`,
      ...(this.#present.size > 0 ? [`${this.#present.size} were there`] : []),
      ...(this.#options.mode === 'missing' && this.#differing.size > 0
        ? [`${this.#differing.size} differ and stay`]
        : []),
      ...(this.#others > 0 ? [`${this.#others} others stay`] : []),
      ...(this.#erased > 0 ? [`${this.#erased} left out: erased since`] : []),
      ...(this.#expired > 0 ? [`${this.#expired} left out: expired`] : []),
    ];
    return `${this.#name}: ${counts.join(', ')}`;
  }

  /**
   * Reads the table again.
   * @returns the differences from the expected content
   */
  async verify(): Promise<string[]> {
    let missing = this.#wanted.size;
    let differ = 0;
    for await (const item of this.#options.readTarget(this.#name)) {
      const wanted = this.#wanted.get(keyOf(this.#name, item));
      if (wanted === undefined) continue;
      missing -= 1;
      if (wanted !== contentOf(item)) differ += 1;
    }
    if (this.#options.mode === 'missing') differ -= this.#differing.size;
    return [
      ...(missing > 0 ? [`${this.#name}: ${missing} items are missing`] : []),
      ...(differ > 0 ? [`${this.#name}: ${differ} items differ; somebody may have changed them meanwhile`] : []),
    ];
  }
}
