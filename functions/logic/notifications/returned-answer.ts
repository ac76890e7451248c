import { findAnswer, recordAnswerMail } from '../../data/answer-mails.ts';
import { findEnquiry } from '../../data/enquiries.ts';
import { eraseMailClaim } from '../../data/mail-claims.ts';
import type { AboutEnquiry } from '../../data/mail-tags.ts';
import { answerName } from './mail-names.ts';

/**
 * Records at an answer or a quote that its mail came back, so that staff can send it again. Does nothing for other mails,
 * nor if it was sent again since then: a report may come twice.
 */
export async function recordReturnedAnswer({ answered_at, ...key }: AboutEnquiry, at: string): Promise<void> {
  const enquiry = answered_at ? await findEnquiry(key) : undefined;
  if (!enquiry || !answered_at) return;
  const found = findAnswer(enquiry, answered_at);
  if (!found || (found.entry.mail && found.entry.mail.at > at)) return;
  await recordAnswerMail(enquiry, found, { state: 'bounced', at });
  await eraseMailClaim(answerName(key.id, answered_at));
}
