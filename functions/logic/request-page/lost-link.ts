import { setTimeout as wait } from 'node:timers/promises';
import type { Enquiry } from '#contracts/api/enquiries';
import { sendMail } from '../../data/mail.ts';
import { findByReference } from '../../data/request-places.ts';
import { isOverLimit, type Limit, takeAttempt } from '../../data/throttles.ts';
import { logger } from '../../logger.ts';
import { readReference } from '../enquiry-ids.ts';
import { requestLinkMail } from '../mails/request-link.ts';
import { findProblem, pageLink } from '../notifications/confirmations.ts';
import { readLetterhead } from '../site-content/contact.ts';
import { endOf } from './page.ts';

const hour = 60 * 60;
const perAddress: Limit = { action: 'lost-link-address', attempts: 20, seconds: hour };
/** By reference and address together, so that nobody can use up another person's attempts. */
const perOrigin: Limit = { action: 'lost-link', attempts: 5, seconds: hour };
/** Whoever knows a reference and four digits can only cause mails to the address in the request: these many. */
const mailsPerRequest: Limit = { action: 'lost-link-mail', attempts: 3, seconds: 24 * hour };

/** The minimum reply time in ms. Only a right reference and number cause a mail, so the time would reveal them. */
const shortestAnswerMs = 800;

interface LostLink {
  reference: string;
  phone_end: string;
}

/**
 * Mails a new link to the address in the request, if reference and number fit and there is an address that receives mail.
 * The answer never tells. Suspected spam gets no mail: its address may be a stranger's.
 * @throws ProblemError `too_many_requests`
 */
export async function mailLostLink({ reference, phone_end }: LostLink, address: string): Promise<void> {
  const asked = reference.trim().toUpperCase();
  await Promise.all([takeAttempt(perAddress, address), takeAttempt(perOrigin, `${asked} ${address}`)]);
  const sent = mailLinks(asked, phone_end).catch((error) =>
    logger.error('link to a request not mailed', error as Error),
  );
  await Promise.all([sent, wait(shortestAnswerMs)]);
}

/** Two requests of one minute may share a reference: each is its own customer's. */
async function mailLinks(reference: string, phoneEnd: string): Promise<void> {
  const read = readReference(reference);
  const found = read ? await findByReference('Enquiries', read) : [];
  for (const { enquiry } of found) if (endOf(enquiry.phone) === phoneEnd) await mailLink(enquiry);
}

async function mailLink(enquiry: Enquiry): Promise<void> {
  const { type, id, email } = enquiry;
  if (!email || (await findProblem(email)) || (await isOverLimit(mailsPerRequest, id))) return;
  const page = await pageLink(enquiry, 'lost');
  if (page)
    await sendMail({
      to: email,
      about: { type, id },
      ...requestLinkMail(enquiry, { page, letterhead: await readLetterhead() }),
    });
}
