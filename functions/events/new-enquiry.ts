import type { Enquiry } from '#contracts/enquiries';
import { isStored } from '../data/enquiries.ts';
import { toEnquiry } from '../data/enquiry-items.ts';
import { type Change, newItem } from './change-handler.ts';

/** Returns the enquiry of an INSERT; undefined for a restored one, which is not a new arrival. */
export function newEnquiry(change: Change): Enquiry | undefined {
  const item = newItem(change);
  return item.restored ? undefined : toEnquiry(item);
}

/** Handles a new enquiry, unless it has been deleted or erased before. */
export const handleNew =
  (handle: (enquiry: Enquiry) => Promise<string>) =>
  async (enquiry: Enquiry | undefined): Promise<string> => {
    if (!enquiry) return 'restored';
    return (await isStored(enquiry)) ? handle(enquiry) : 'deleted';
  };
