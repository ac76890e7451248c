import { notifyStaff } from '#contracts/events';
import { toEnquiry } from '../../data/enquiry-items.ts';
import * as mails from '../../logic/enquiry-mails.ts';
import { changeHandler, newItem } from '../change-handler.ts';

/** Tells staff of a new enquiry. */
export const handler = changeHandler(notifyStaff, {
  parse: (change) => toEnquiry(newItem(change)),
  handle: mails.notifyStaff,
});
