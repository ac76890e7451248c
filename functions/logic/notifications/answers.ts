import type { AnswerMail, Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { mailboxKey } from '#contracts/field-kit/mailbox-key';
import { quoteLink } from '#contracts/website/secret-links';
import { findAnswer, recordAnswerMail } from '../../data/answer-mails.ts';
import { takeConfirmation } from '../../data/confirmations.ts';
import { getEnquiry } from '../../data/enquiries.ts';
import type { Mail } from '../../data/mail.ts';
import { isOpen, quotesIn } from '../../data/quote-items.ts';
import { getQuotedItem } from '../../data/quotes.ts';
import { ProblemError } from '../../errors.ts';
import { logger } from '../../logger.ts';
import { answerMail } from '../mails/answer.ts';
import { quoteMail } from '../mails/quote.ts';
import { makeQuoteLink } from '../quotes/links.ts';
import { readLetterhead } from '../site-content/contact.ts';
import { findProblem, pageLink } from './confirmations.ts';
import { answerName } from './mail-names.ts';
import { sendOnce } from './send-once.ts';

/** Mails with answers and quotes to one mailbox in a day: far above a conversation. */
const answersPerDay = 20;

/** The subject by which the answers to a mailbox are counted. */
export const answersTo = (mailbox: string) => `answers ${mailbox}`;

type Answered = Extract<HistoryEntry, { action: 'answered' | 'quote_sent' }>;

/**
 * Mails an answer or a quote of staff to the customer once, if there is an address that receives mail and has not had the
 * day's answers, and records what became of it. An answer is on the page of the request in any case. One that came back
 * goes out only if staff ask for it.
 * @returns `gone` also for a quote that is no longer open
 */
export async function mailAnswer(
  enquiry: Enquiry,
  { at, isAsked = false }: { at: string; isAsked?: boolean },
): Promise<AnswerMail['state'] | 'gone'> {
  const found = findAnswer(enquiry, at);
  if (!found) return 'gone';
  const { entry } = found;
  if (entry.mail?.state === 'sent' || (entry.mail?.state === 'bounced' && !isAsked)) return entry.mail.state;
  const makeMail = entry.action === 'answered' ? answerOf(enquiry, entry) : await quoteOf(enquiry, entry);
  if (!makeMail) return 'gone';
  const state = await send(enquiry, at, makeMail);
  await recordAnswerMail(enquiry, found, { state, at: new Date().toISOString() });
  return state;
}

type MakeMail = () => Promise<Omit<Mail, 'to'>>;

const answerOf =
  (enquiry: Enquiry, { text }: Extract<Answered, { action: 'answered' }>): MakeMail =>
  async () => {
    const page = await pageLink(enquiry, 'mail');
    return answerMail(enquiry, { text, page, letterhead: await readLetterhead() });
  };

/** In the quote's language, with a link of its own; undefined if it is no longer open. */
async function quoteOf(
  enquiry: Enquiry,
  { quote_id }: Extract<Answered, { action: 'quote_sent' }>,
): Promise<MakeMail | undefined> {
  const stored = quotesIn(await getQuotedItem(enquiry)).find(({ id }) => id === quote_id);
  const quote = enquiry.quotes.find(({ id }) => id === quote_id);
  if (!stored || !quote || !isOpen(stored)) return undefined;
  const { language } = stored;
  return async () => {
    const { reference } = enquiry;
    const secret = await makeQuoteLink(enquiry, quote_id);
    const page = quoteLink(process.env.SITE_ORIGIN ?? '', { reference, secret });
    return quoteMail(enquiry, quote, { language, page, letterhead: await readLetterhead() });
  };
}

async function send(enquiry: Enquiry, at: string, makeMail: MakeMail): Promise<AnswerMail['state']> {
  const { type, id, email } = enquiry;
  if (!email) return 'no_address';
  if (await findProblem(email)) return 'undeliverable';
  const budget = { day: riyadhDay(), most: answersPerDay };
  if (!(await takeConfirmation(answersTo(mailboxKey(email)), `${id} ${at}`, budget))) return 'enough_today';
  await sendOnce(answerName(id, at), async () => ({
    to: email,
    about: { type, id, answered_at: at },
    ...(await makeMail()),
  }));
  return 'sent';
}

/**
 * Mails an answer or a quote that did not go out or came back.
 * @returns the enquiry as it is then, and whether the mail went out
 * @throws ProblemError `enquiry_not_found`, `mail_not_sent`
 */
export async function mailAnswerAgain({ type, id }: Pick<Enquiry, 'type' | 'id'>, at: string) {
  const state = await mailAnswer(await getEnquiry(type, id), { at, isAsked: true }).catch((error) => {
    logger.error('answer not mailed', error as Error);
    throw new ProblemError('mail_not_sent');
  });
  return { enquiry: await getEnquiry(type, id), isSent: state === 'sent' };
}
