import { EnquiryChanged } from '#contracts/platform/events';
import type { Item } from '../data/dynamo.ts';
import { type Change, newItem } from './change-handler.ts';

/**
 * Reads a MODIFY of any version of the item. Undefined if nothing has changed from which the place in the queue follows,
 * as after the write that stores the place.
 */
export function enquiryChanged(change: Change): EnquiryChanged | undefined {
  const item = newItem(change);
  const isSame = JSON.stringify(basisOf(item)) === JSON.stringify(basisOf(change.before ?? {}));
  return isSame ? undefined : EnquiryChanged.parse({ type: item.pk, id: item.sk });
}

const basisOf = ({ status, history, unanswered_since }: Item) => [status, history?.length, unanswered_since];
