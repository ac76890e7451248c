import type { AnswerMail, Enquiry } from '#contracts/api/enquiries';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { mailboxKey } from '#contracts/field-kit/mailbox-key';
import { recordAnswerMail } from '../../data/answer-mails.ts';
import { takeConfirmation } from '../../data/confirmations.ts';
import { getEnquiry } from '../../data/enquiries.ts';
import { ProblemError } from '../../errors.ts';
import { logger } from '../../logger.ts';
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
 * answers, and records what became of it. It is on the page of the request in any case.
 */
export async function mailAnswer(enquiry: Enquiry, { at }: { at: string }): Promise<AnswerMail['state'] | 'gone'> {
  const place = enquiry.history.findIndex((one) => one.action === 'answered' && one.at === at);
  const entry = enquiry.history[place];
  if (entry?.action !== 'answered') return 'gone';
  if (entry.mail?.state === 'sent') return 'sent';
  const state = await send(enquiry, entry);
  await recordAnswerMail(enquiry, { place, at }, { state, at: new Date().toISOString() });
  return state;
}

async function send(enquiry: Enquiry, { at, text }: { at: string; text: string }): Promise<AnswerMail['state']> {
  const { type, id, email } = enquiry;
  if (!email) return 'no_address';
  if (await findProblem(email)) return 'undeliverable';
  const budget = { day: riyadhDay(), most: answersPerDay };
  if (!(await takeConfirmation(answersTo(mailboxKey(email)), `${id} ${at}`, budget))) return 'enough_today';
  await sendOnce(answerName(id, at), async () => {
    const page = await pageLink(enquiry, 'mail');
    return {
      to: email,
      about: { type, id },
      ...answerMail(enquiry, { text, page, letterhead: await readLetterhead() }),
    };
  });
  return 'sent';
}

/**
 * Mails an answer that did not go out.
 * @returns the enquiry as it is then, and whether the mail went out
 * @throws ProblemError `enquiry_not_found`, `mail_not_sent`
 */
export async function mailAnswerAgain({ type, id }: Pick<Enquiry, 'type' | 'id'>, at: string) {
  const state = await mailAnswer(await getEnquiry(type, id), { at }).catch((error) => {
    logger.error('answer not mailed', error as Error);
    throw new ProblemError('mail_not_sent');
  });
  return { enquiry: await getEnquiry(type, id), isSent: state === 'sent' };
}
