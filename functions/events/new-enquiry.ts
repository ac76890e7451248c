import type { Enquiry } from '#contracts/api/enquiries';
import { EnquiryReceived } from '#contracts/platform/events';
import { findEnquiry } from '../data/enquiries.ts';
import { type Change, newItem } from './change-handler.ts';

/** Reads an INSERT of any version of the item. */
export function enquiryReceived(change: Change): EnquiryReceived {
  const { pk: type, sk: id, restored } = newItem(change);
  return EnquiryReceived.parse({ type, id, restored: Boolean(restored) });
}

/**
 * Handles a new enquiry as it is stored now: staff may have corrected its address since the event, which can be two weeks
 * old. Does nothing if it has been deleted or erased, or was restored.
 */
export const handleNew =
  (handle: (enquiry: Enquiry) => Promise<string>) =>
  async ({ restored, ...enquiry }: EnquiryReceived): Promise<string> => {
    if (restored) return 'restored';
    const stored = await findEnquiry(enquiry);
    return stored ? handle(stored) : 'deleted';
  };
