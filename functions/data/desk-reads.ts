import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import type { IndexName } from '#contracts/platform/resources';
import { deskKey, type Stage } from './desk-items.ts';
import { batchGetItems, type Item, type Key, type Query, queryPages } from './dynamo.ts';
import { toEnquiries } from './enquiry-reads.ts';
import { justAfter, justBefore } from './key-bounds.ts';

/** Reads the queue by its indexes, which hold keys only. */

/** An entry of ByDesk or ByOwner. */
export interface Place {
  type: EnquiryType;
  id: string;
  place: string;
}

/**
 * Places in their order: `after` is the last one of the page before, `from` and `until` the ends of all pages, which are no
 * places themselves.
 */
export interface Range {
  after?: string | undefined;
  from?: string;
  until?: string;
  /** Reads the other way: what is most urgent comes last. */
  isReversed?: boolean;
}

export const readStage = (stage: Stage, type: EnquiryType, range: Range, size: number) =>
  readPlaces('ByDesk', 'desk', deskKey(stage, type), range, size);

/** The open requests that somebody has, of all kinds. */
export const readOwned = (owner: string, range: Range, size: number) =>
  readPlaces('ByOwner', 'desk_owner', owner, range, size);

/** Yields the entries in pages. */
async function* readPlaces(
  index: IndexName,
  partition: 'desk' | 'desk_owner',
  value: string,
  { after, from = '0', until = '~', isReversed = false }: Range,
  size: number,
): AsyncGenerator<Place[], void> {
  const first = after && !isReversed ? justAfter(after) : from;
  const last = after && isReversed ? justBefore(after) : until;
  // DynamoDB rejects an empty range.
  if (first > last) return;
  const query: Query = {
    IndexName: index,
    KeyConditionExpression: `${partition} = :value AND desk_place BETWEEN :first AND :last`,
    values: { ':value': value, ':first': first, ':last': last },
    ScanIndexForward: !isReversed,
    Limit: size,
  };
  for await (const entries of queryPages('Enquiries', query)) {
    yield entries.map(({ pk, sk, desk_place }) => ({ type: pk, id: sk, place: desk_place }));
  }
}

const keyOf = ({ type, id }: Place): Key => ({ pk: type, sk: id });

/** The items at these places as they are now, without those that are gone. */
export const readItemsAt = (places: readonly Place[]): Promise<Item[]> => batchGetItems('Enquiries', places.map(keyOf));

export const getEnquiriesAt = async (places: readonly Place[]): Promise<Enquiry[]> =>
  toEnquiries(await readItemsAt(places));
