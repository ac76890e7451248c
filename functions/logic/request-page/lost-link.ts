import { setTimeout as wait } from 'node:timers/promises';
import type { Enquiry } from '#contracts/api/enquiries';
import { mailboxKey } from '#contracts/field-kit/mailbox-key';
import { sendMail } from '../../data/mail.ts';
import { findByReference } from '../../data/request-places.ts';
import { isOverLimit, type Limit, takeAttempt } from '../../data/throttles.ts';
import { logger } from '../../logger.ts';
import { readReference } from '../enquiry-ids.ts';
import { requestLinkMail } from '../mails/request-link.ts';
import { findProblem, pageLink } from '../notifications/confirmations.ts';
import { privateDomainOf } from '../notifications/mail-domain.ts';
import { readLetterhead } from '../site-content/contact.ts';
import { endOf } from './page.ts';

const hour = 60 * 60;
const perAddress: Limit = { action: 'lost-link-address', attempts: 20, seconds: hour };
/** By reference and address together, so that nobody can use up another person's attempts. */
const perOrigin: Limit = { action: 'lost-link', attempts: 5, seconds: hour };
const day = 24 * hour;
/** Whoever knows a reference and four digits can only cause mails to the address in the request: these many. */
const mailsPerRequest: Limit = { action: 'lost-link-mail', attempts: 3, seconds: day };
/**
 * Anyone can send requests with a stranger's address, and knows what opens them. So the mails are also counted by who asks,
 * by mailbox and by domain, in which all addresses may end in one mailbox.
 */
const mailsPerConnection: Limit = { action: 'lost-link-mail-address', attempts: 10, seconds: day };
const mailsPerMailbox: Limit = { action: 'lost-link-mailbox', attempts: 6, seconds: day };
const mailsPerDomain: Limit = { action: 'lost-link-domain', attempts: 20, seconds: day };

/** The minimum reply time in ms. Only a right reference and number cause a mail, so the time would reveal them. */
const shortestAnswerMs = 800;

interface LostLink {
  reference: string;
  phone_end: string;
}

type Asking = Pick<LostLink, 'phone_end'> & { address: string };

/**
 * Mails a new link to the address in the request, if reference and number fit and there is an address that receives mail.
 * The answer never tells. Suspected spam gets no mail: its address may be a stranger's.
 * @throws ProblemError `too_many_requests`
 */
export async function mailLostLink({ reference, phone_end }: LostLink, address: string): Promise<void> {
  const asked = reference.trim().toUpperCase();
  await Promise.all([takeAttempt(perAddress, address), takeAttempt(perOrigin, `${asked} ${address}`)]);
  const sent = mailLinks(asked, { phone_end, address }).catch((error) =>
    logger.error('link to a request not mailed', error as Error),
  );
  await Promise.all([sent, wait(shortestAnswerMs)]);
}

/** Two requests of one minute may share a reference: each is its own customer's. */
async function mailLinks(reference: string, { phone_end, address }: Asking): Promise<void> {
  const read = readReference(reference);
  const found = read ? await findByReference('Enquiries', read) : [];
  for (const { enquiry } of found) if (endOf(enquiry.phone) === phone_end) await mailLink(enquiry, address);
}

async function mailLink(enquiry: Enquiry, address: string): Promise<void> {
  const { type, id, email } = enquiry;
  if (!email || (await findProblem(email)) || (await isBeyondLimits(email, { id, address }))) return;
  const page = await pageLink(enquiry, 'lost');
  if (page)
    await sendMail({
      to: email,
      about: { type, id },
      ...requestLinkMail(enquiry, { page, letterhead: await readLetterhead() }),
    });
}

async function isBeyondLimits(email: string, { id, address }: { id: string; address: string }): Promise<boolean> {
  const domain = privateDomainOf(email);
  const limits: [Limit, string][] = [
    [mailsPerRequest, id],
    [mailsPerConnection, address],
    [mailsPerMailbox, mailboxKey(email)],
    ...(domain ? [[mailsPerDomain, domain] satisfies [Limit, string]] : []),
  ];
  // One after the other: a mail that one limit refuses uses up none of the following.
  for (const [limit, subject] of limits) if (await isOverLimit(limit, subject)) return true;
  return false;
}
