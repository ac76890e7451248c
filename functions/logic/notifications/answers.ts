import type { Enquiry } from '#contracts/api/enquiries';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { mailboxKey } from '#contracts/field-kit/mailbox-key';
import { takeConfirmation } from '../../data/confirmations.ts';
import { answerMail } from '../mails/answer.ts';
import { readLetterhead } from '../site-content/contact.ts';
import { findProblem, pageLink } from './confirmations.ts';
import { answerName } from './mail-names.ts';
import { sendOnce } from './send-once.ts';

/** Mails with answers to one mailbox in a day: far above a conversation. */
const answersPerDay = 20;

/** The subject by which the answers to a mailbox are counted. */
export const answersTo = (mailbox: string) => `answers ${mailbox}`;

/**
 * Mails an answer of staff to the customer once, if there is an address that receives mail and has not had the day's
 * answers. It is on the page of the request in any case.
 */
export async function mailAnswer(enquiry: Enquiry, { at }: { at: string }): Promise<string> {
  const { type, id, email, history } = enquiry;
  const entry = history.find((one) => one.action === 'answered' && one.at === at);
  if (entry?.action !== 'answered') return 'gone';
  if (!email) return 'no address';
  if (await findProblem(email)) return 'mail does not reach the address';
  const budget = { day: riyadhDay(), most: answersPerDay };
  if (!(await takeConfirmation(answersTo(mailboxKey(email)), `${id} ${at}`, budget))) return 'answered enough today';
  return sendOnce(answerName(id, at), async () => {
    const page = await pageLink(enquiry, 'mail');
    return {
      to: email,
      about: { type, id },
      ...answerMail(enquiry, { text: entry.text, page, letterhead: await readLetterhead() }),
    };
  });
}
