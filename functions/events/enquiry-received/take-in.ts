import { takeIn } from '#contracts/platform/consumers';
import { assignInTurn } from '../../logic/desk/assign.ts';
import { settle } from '../../logic/desk/settle.ts';
import { changeHandler } from '../change-handler.ts';
import { enquiryReceived } from '../new-enquiry.ts';

/** Gives a new enquiry its place in the queue, if it lacks one, and to the next person on duty. A restored one is not new. */
export const handler = changeHandler(takeIn, {
  parse: enquiryReceived,
  handle: async ({ restored, ...key }) => {
    const enquiry = await settle(key);
    if (!enquiry) return 'deleted';
    return restored ? 'restored' : assignInTurn(enquiry);
  },
});
