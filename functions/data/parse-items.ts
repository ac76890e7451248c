import type { TableName } from '#contracts/resources';
import { logger } from '../logger.ts';
import { count } from '../metrics.ts';
import { reasonOf } from '../reasons.ts';
import type { Item } from './dynamo.ts';

/** Items that this process has already logged. */
const named = new Set<string>();

/**
 * Parses stored items. Leaves out an item that does not parse, logs its key and counts it for an alarm, so that it does
 * not hide the others.
 */
export function parseItems<Parsed>(table: TableName, items: readonly Item[], parse: (item: Item) => Parsed): Parsed[] {
  return items.flatMap((item) => {
    try {
      return [parse(item)];
    } catch (error) {
      report(table, item, error as Error);
      return [];
    }
  });
}

function report(table: TableName, { pk, sk }: Item, error: Error): void {
  count('ItemUnreadable');
  const key = JSON.stringify([table, pk, sk]);
  if (named.has(key)) return;
  named.add(key);
  logger.error('item unreadable', { table, pk, sk, reason: reasonOf(error) });
}
