import { confirmationsPerDay } from '#contracts/api/confirmations';
import type { Enquiry } from '#contracts/api/enquiries';
import type { MailboxProblem } from '#contracts/api/mail-problem';
import type { PageLinkOrigin } from '#contracts/api/request-page/history';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { formerMailboxKey, mailboxKey } from '#contracts/field-kit/mailbox-key';
import { requestLink } from '#contracts/website/secret-links';
import { takeConfirmation } from '../../data/confirmations.ts';
import { markUndelivered } from '../../data/enquiries.ts';
import { sentAt } from '../../data/mail-claims.ts';
import { findUndeliverable, putUndeliverable } from '../../data/undeliverable.ts';
import { enquiredProgram } from '../enquiries/enquired-program.ts';
import { confirmationMail } from '../mails/confirmation.ts';
import { makeLink } from '../request-page/links.ts';
import { readLetterhead } from '../site-content/contact.ts';
import { confirmationName, formerConfirmationName } from './mail-names.ts';
import { sendOnce } from './send-once.ts';

/**
 * Confirms an enquiry to the visitor once, if it has an address that receives mail and has not used up the day's
 * confirmations.
 */
export async function confirmToVisitor(enquiry: Enquiry): Promise<string> {
  const { type, id, email } = enquiry;
  if (!email) return 'no address';
  if (enquiry.mail_problem?.reason === 'withheld') return 'withheld';
  const mailbox = mailboxKey(email);
  const problem = await findProblem(email);
  if (problem) {
    await markUndelivered(enquiry, [email], problem);
    return `mail ${problem.reason} before`;
  }
  if (!(await takeConfirmation(mailbox, id, { day: riyadhDay(), most: confirmationsPerDay })))
    return 'confirmed enough today';
  if (await sentAt(formerConfirmationName(id, email))) return 'sent before';
  return sendOnce(confirmationName(id), async () => {
    const program = await enquiredProgram(enquiry);
    const page = await pageLink(enquiry, 'mail');
    return {
      to: email,
      about: { type, id },
      ...confirmationMail(enquiry, { program, page, letterhead: await readLetterhead(), siteOrigin: siteOrigin() }),
    };
  });
}

const siteOrigin = () => process.env.SITE_ORIGIN ?? '';

/** Makes a link to the request's page for a mail; undefined once the request is deleted or erased. */
export async function pageLink(
  { type, id, reference }: Pick<Enquiry, 'type' | 'id' | 'reference'>,
  by: PageLinkOrigin,
): Promise<string | undefined> {
  const secret = await makeLink({ type, id }, by);
  return secret && requestLink(siteOrigin(), { reference, secret });
}

/** The reason why an address gets no mail, if there is one. */
export async function findProblem(email: string): Promise<MailboxProblem | undefined> {
  const keys = new Set([mailboxKey(email), formerMailboxKey(email)]);
  return (await Promise.all([...keys].map(findUndeliverable))).find((problem) => problem !== undefined);
}

interface Feedback extends MailboxProblem {
  /** The addresses that failed. Behind a forwarding, they differ from those that the mail was sent to. */
  addresses: readonly string[];
  sentTo: readonly string[];
  /** The enquiry that the mail was about. */
  about: Pick<Enquiry, 'type' | 'id'> | undefined;
}

/**
 * Stops mail to the mailboxes, and shows staff the problem on the enquiry that the mail was about, unless it has another
 * address by now.
 */
export async function recordMailProblem({ addresses, sentTo, about, ...problem }: Feedback): Promise<void> {
  await Promise.all(addresses.map((address) => putUndeliverable(mailboxKey(address), problem)));
  if (about) await markUndelivered(about, [...addresses, ...sentTo], problem);
}
