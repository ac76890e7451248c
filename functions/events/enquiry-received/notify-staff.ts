import { notifyStaff } from '#contracts/platform/consumers';
import * as news from '../../logic/notifications/staff-news.ts';
import { changeHandler } from '../change-handler.ts';
import { enquiryReceived, handleNew } from '../new-enquiry.ts';

/** Notifies staff of a new enquiry. */
export const handler = changeHandler(notifyStaff, { parse: enquiryReceived, handle: handleNew(news.notifyStaff) });
