import type { Enquiry } from '#contracts/enquiries';
import { findEnquiry } from '../data/enquiries.ts';
import { toEnquiry } from '../data/enquiry-items.ts';
import { type Change, newItem } from './change-handler.ts';

/** Returns the enquiry of an INSERT; undefined for a restored one, which is not a new arrival. */
export function newEnquiry(change: Change): Enquiry | undefined {
  const item = newItem(change);
  return item.restored ? undefined : toEnquiry(item);
}

/**
 * Handles a new enquiry as it is stored now: staff may have corrected its address since the event, which can be two weeks
 * old. Does nothing if it has been deleted or erased.
 */
export const handleNew =
  (handle: (enquiry: Enquiry) => Promise<string>) =>
  async (enquiry: Enquiry | undefined): Promise<string> => {
    if (!enquiry) return 'restored';
    const stored = await findEnquiry(enquiry);
    return stored ? handle(stored) : 'deleted';
  };
