import type { Enquiry } from '#contracts/api/enquiries';
import type { Output } from '#contracts/api/route';
import type { WaitingTestimonial, writeTestimonial } from '#contracts/api/testimonials';
import { tripEnd } from '#contracts/api/trip-end';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { getEnquiry } from '../data/enquiries.ts';
import { endWait, putInvitation, putTestimonial, readWaitingTestimonials } from '../data/testimonials.ts';
import { ProblemError } from '../errors.ts';
import { hashOf, newSecret } from './request-page/links.ts';
import { findOpened } from './request-page/open-page.ts';

const invitationDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Makes a link by which a customer can write a testimonial, once the trip has come to its last day. It ends the one before.
 * @throws ProblemError `trip_not_over`, and as `putInvitation`
 */
export async function inviteToTestimonial(
  enquiry: Pick<Enquiry, 'type' | 'id'>,
): Promise<{ secret: string; ends_at: string }> {
  const asked = await getEnquiry(enquiry.type, enquiry.id);
  const end = tripEnd(asked);
  // `putInvitation` says that a request is merged.
  if (!asked.merged_into && end !== null && riyadhDay() < end) throw new ProblemError('trip_not_over');
  const secret = newSecret();
  const now = Date.now();
  const ends_at = new Date(now + invitationDays * dayMs).toISOString();
  const invitation = { hash: hashOf(secret), at: new Date(now).toISOString(), ends_at };
  await putInvitation(enquiry, invitation);
  return { secret, ends_at };
}

type Written = Output<(typeof writeTestimonial)['body']>;

/**
 * Opens an invitation, or stores what its customer wrote. By a link that was used, it says that the words have arrived.
 * @throws ProblemError `testimonial_link_invalid`: an unknown link, one that has ended, a declined testimonial;
 * `too_many_requests`
 */
export async function writeOrOpen(body: Written, address: string): Promise<{ sent: boolean }> {
  const { reference, secret } = body;
  const now = new Date().toISOString();
  const found = await findOpened({ reference, secret }, address, {
    linksOf: ({ invitation, usedInvitation: hash }) => [
      ...(invitation && invitation.ends_at > now ? [invitation] : []),
      ...(hash ? [{ hash }] : []),
    ],
    problem: 'testimonial_link_invalid',
  });
  const hash = hashOf(secret);
  if (found.usedInvitation === hash) return { sent: true };
  if (body.action === 'open') return { sent: false };
  const { rating, words, name, place, text_version, language } = body;
  const testimonial = { rating, words, name, place, text_version, language, at: now };
  if (!(await putTestimonial(found.enquiry, hash, testimonial))) throw new ProblemError('testimonial_link_invalid');
  return { sent: true };
}

/** The testimonials that wait for an owner, the oldest first. */
export async function listWaiting(): Promise<WaitingTestimonial[]> {
  const enquiries = await readWaitingTestimonials();
  return enquiries
    .flatMap(({ type, id, reference, program_id, testimonial }) =>
      testimonial?.waits ? [{ type, id, reference, program_id, testimonial }] : [],
    )
    .toSorted((one, other) => one.testimonial.at.localeCompare(other.testimonial.at));
}

/** @throws ProblemError as `endWait` */
export const decide = (
  enquiry: Pick<Enquiry, 'type' | 'id'>,
  { decision, at }: { decision: 'taken' | 'declined'; at: string },
): Promise<void> => endWait(enquiry, at, { remove: decision === 'declined' });
