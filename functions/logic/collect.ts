import type { ListOrder } from '#contracts/api/enquiry-list';
import type { Range } from '../data/enquiry-reads.ts';
import { justAfter, justBefore } from '../data/key-bounds.ts';
import { idRange, timeOfId } from './enquiry-ids.ts';

/** The largest number of items that one call reads to find matches. */
export const mostRead = 1000;
/** Milliseconds after which a call stops searching, well within the time of its function. */
export const longestSearch = 8000;

/** The part of a range after a cursor, newest first or oldest first. */
export function after(cursor: string | undefined, range: Range, isOldestFirst = false): Range {
  if (!cursor) return range;
  if (isOldestFirst) {
    const first = justAfter(cursor);
    return { ...range, first: first > range.first ? first : range.first };
  }
  const last = justBefore(cursor);
  return { ...range, last: last < range.last ? last : range.last };
}

interface PageQuery {
  cursor?: string | undefined;
  from: string | null;
  to: string | null;
  order?: ListOrder | undefined;
}

/** The range of a page: a period's ids after its cursor. */
export const pageRange = (query: PageQuery) => after(query.cursor, idRange(query), query.order === 'reversed');

/**
 * Collects a page of matching items from a stream that is sorted by id. Reads a bounded number of items for a bounded
 * time: then `next` continues, and `searchedUntil` says how far it searched.
 */
export async function collect<Item extends { id: string }>(
  source: AsyncGenerator<Item, void>,
  wanted: (item: Item) => boolean,
  limit: number,
) {
  const { items, next } = await collectBy(({ id }) => id, source, wanted, limit);
  return { items, next, searchedUntil: next && timeOfId(next).toISOString() };
}

/** The same from a stream with another order; `next` is the place of the last item read. */
export async function collectBy<Item>(
  placeOf: (item: Item) => string,
  source: AsyncGenerator<Item, void>,
  wanted: (item: Item) => boolean,
  limit: number,
): Promise<{ items: Item[]; next: string | undefined }> {
  const items: Item[] = [];
  const end = performance.now() + longestSearch;
  let read = 0;
  let last = '';
  for await (const item of source) {
    if (items.length === limit || read === mostRead || (read > 0 && performance.now() > end)) {
      return { items, next: last };
    }
    read += 1;
    last = placeOf(item);
    if (wanted(item)) items.push(item);
  }
  return { items, next: undefined };
}
