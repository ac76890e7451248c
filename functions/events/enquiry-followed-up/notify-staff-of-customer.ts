import { isCustomerAction } from '#contracts/api/request-page/entries';
import { notifyStaffOfCustomer } from '#contracts/platform/consumers';
import * as news from '../../logic/notifications/staff-news.ts';
import { changeHandler } from '../change-handler.ts';
import { followedUpBy, handleEntries } from '../followed-up-enquiry.ts';

/** Notifies staff of what a customer did on the page of the request. */
export const handler = changeHandler(notifyStaffOfCustomer, {
  parse: followedUpBy(isCustomerAction),
  handle: handleEntries(news.notifyStaffOfCustomer),
});
