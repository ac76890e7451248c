import { notifyStaff } from '#contracts/events';
import { toEnquiry } from '../../data/enquiry-items.ts';
import * as news from '../../logic/staff-news.ts';
import { changeHandler, newItem } from '../change-handler.ts';

/** Tells staff of a new enquiry. */
export const handler = changeHandler(notifyStaff, {
  parse: (change) => toEnquiry(newItem(change)),
  handle: news.notifyStaff,
});
