import type { Enquiry } from '#contracts/enquiries';
import { isStored } from '../data/enquiries.ts';
import { toEnquiry } from '../data/enquiry-items.ts';
import { type Change, newItem } from './change-handler.ts';

/** The enquiry of an INSERT; undefined for one that staff restored, which is no new arrival. */
export function newEnquiry(change: Change): Enquiry | undefined {
  const item = newItem(change);
  return item.restored ? undefined : toEnquiry(item);
}

/** Handles a new enquiry, unless it was deleted or erased before its turn came. */
export const handleNew =
  (handle: (enquiry: Enquiry) => Promise<string>) =>
  async (enquiry: Enquiry | undefined): Promise<string> => {
    if (!enquiry) return 'restored';
    return (await isStored(enquiry)) ? handle(enquiry) : 'deleted';
  };
