import { settleEnquiry } from '#contracts/platform/consumers';
import { settle } from '../../logic/desk/settle.ts';
import { followMerged } from '../../logic/relations/follow.ts';
import { changeHandler } from '../change-handler.ts';
import { enquiryChanged } from '../changed-enquiry.ts';

/** Stores what follows from a change of an enquiry for the queue, and for the request into which it is merged. */
export const handler = changeHandler(settleEnquiry, {
  parse: enquiryChanged,
  handle: async (enquiry) => {
    const settled = await settle(enquiry);
    if (settled?.merged_into) await followMerged(enquiry);
    return settled ? 'settled' : 'deleted';
  },
});
