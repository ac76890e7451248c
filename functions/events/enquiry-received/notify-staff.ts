import { notifyStaff } from '#contracts/events';
import { isStored } from '../../data/enquiries.ts';
import { toEnquiry } from '../../data/enquiry-items.ts';
import * as news from '../../logic/staff-news.ts';
import { changeHandler, newItem } from '../change-handler.ts';

/** Tells staff of a new enquiry. */
export const handler = changeHandler(notifyStaff, {
  parse: (change) => toEnquiry(newItem(change)),
  handle: async (enquiry) => ((await isStored(enquiry)) ? news.notifyStaff(enquiry) : 'erased'),
});
