import { mailAnswer } from '#contracts/platform/consumers';
import * as answers from '../../logic/notifications/answers.ts';
import { changeHandler } from '../change-handler.ts';
import { followedUpBy, handleEntries } from '../followed-up-enquiry.ts';

/** Mails an answer of staff to the customer. */
export const handler = changeHandler(mailAnswer, {
  parse: followedUpBy((action) => action === 'answered'),
  handle: handleEntries(answers.mailAnswer),
});
