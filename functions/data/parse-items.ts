import type { TableName } from '#contracts/platform/resources';
import { logger } from '../logger.ts';
import { count } from '../metrics.ts';
import { reasonOf } from '../reasons.ts';
import type { Item } from './dynamo.ts';

/** Items that this process has already logged. */
const named = new Set<string>();
/** The largest number of items remembered; forgetting them logs them once more. */
const mostRemembered = 1000;

/**
 * Parses stored items. An item that does not parse is left out, so that it does not hide the others; its key is logged
 * and counted for an alarm.
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
  if (named.size >= mostRemembered) named.clear();
  named.add(key);
  logger.error('item unreadable', { table, pk, sk, reason: reasonOf(error) });
}
