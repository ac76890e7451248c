import { notifyStaff } from '#contracts/events';
import { toEnquiry } from '../../data/enquiry-items.ts';
import * as mails from '../../logic/enquiry-mails.ts';
import { changeHandler, newItem } from '../change-handler.ts';

/** A new enquiry: tells staff. */
export const handler = changeHandler(notifyStaff, {
  parse: (change) => toEnquiry(newItem(change)),
  handle: mails.notifyStaff,
});
