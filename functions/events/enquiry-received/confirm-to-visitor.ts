import { confirmToVisitor } from '#contracts/platform/consumers';
import * as confirmations from '../../logic/notifications/confirmations.ts';
import { changeHandler } from '../change-handler.ts';
import { enquiryReceived, handleNew } from '../new-enquiry.ts';

/** Confirms a new enquiry to the visitor. */
export const handler = changeHandler(confirmToVisitor, {
  parse: enquiryReceived,
  handle: handleNew(confirmations.confirmToVisitor),
});
