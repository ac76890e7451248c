import { isNewsAction } from '#contracts/api/request-page/entries';
import { notifyStaffOfCustomer } from '#contracts/platform/consumers';
import { notifyMentioned } from '../../logic/notifications/mentions.ts';
import * as news from '../../logic/notifications/staff-news.ts';
import { changeHandler } from '../change-handler.ts';
import { followedUpBy, handleEntries } from '../followed-up-enquiry.ts';

/**
 * Notifies staff of what a customer did on the page of the request, its owner of what happened to a quote, and colleagues
 * of a note that mentions them.
 */
export const handler = changeHandler(notifyStaffOfCustomer, {
  parse: followedUpBy(
    (action, { mentions }) => isNewsAction(action) || (action === 'note_added' && mentions !== undefined),
  ),
  handle: handleEntries((enquiry, entry) =>
    entry.action === 'note_added' ? notifyMentioned(enquiry, entry) : news.notifyStaffOfCustomer(enquiry, entry),
  ),
});
