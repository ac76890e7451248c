import { mailAnswer } from '#contracts/platform/consumers';
import * as answers from '../../logic/notifications/answers.ts';
import { changeHandler } from '../change-handler.ts';
import { followedUpBy, handleEntries } from '../followed-up-enquiry.ts';

/** Mails an answer or a quote of staff to the customer. */
export const handler = changeHandler(mailAnswer, {
  parse: followedUpBy((action) => action === 'answered' || action === 'quote_sent'),
  handle: handleEntries(answers.mailAnswer),
});
