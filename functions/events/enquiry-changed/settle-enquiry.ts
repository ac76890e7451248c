import { settleEnquiry } from '#contracts/platform/consumers';
import { settle } from '../../logic/desk/settle.ts';
import { changeHandler } from '../change-handler.ts';
import { enquiryChanged } from '../changed-enquiry.ts';

/** Stores what follows from a change of an enquiry for the queue. */
export const handler = changeHandler(settleEnquiry, {
  parse: enquiryChanged,
  handle: async (enquiry) => ((await settle(enquiry)) ? 'settled' : 'deleted'),
});
