import middy from '@middy/core';
import { MailUndeliverable } from '#contracts/platform/events';
import { readEnquiryTags } from '../../data/mail-tags.ts';
import { logger } from '../../logger.ts';
import { recordMailProblem } from '../../logic/notifications/confirmations.ts';
import { recordReturnedAnswer } from '../../logic/notifications/returned-answer.ts';

/**
 * Records the addresses of a permanent bounce or a complaint, which get no more mail, and at an answer that it came back,
 * also for once, as from a full mailbox. Ignores other transient bounces: these may be automatic replies of a mailbox.
 */
export const handler = middy(async (event: unknown) => {
  const { id, detail } = MailUndeliverable.parse(event);
  const { tags, destination: sentTo } = detail.mail;
  const about = readEnquiryTags(tags);
  if (detail.eventType === 'Complaint') {
    const { complainedRecipients, timestamp } = detail.complaint;
    const addresses = complainedRecipients.map(({ emailAddress }) => emailAddress);
    await recordMailProblem({ addresses, sentTo, about, reason: 'complained', at: instant(timestamp) });
  } else {
    const { bounceType, bouncedRecipients, timestamp } = detail.bounce;
    const isPermanent = bounceType === 'Permanent';
    const addresses = bouncedRecipients.map(({ emailAddress }) => emailAddress);
    const at = instant(timestamp);
    if (isPermanent) await recordMailProblem({ addresses, sentTo, about, reason: 'bounced', at });
    const isReturned = isPermanent || bouncedRecipients.some(({ action }) => action === 'failed');
    if (about && isReturned) await recordReturnedAnswer(about, at);
  }
  logger.info('mail undeliverable', { event_id: id, kind: detail.eventType, enquiry: about?.id });
});

const instant = (timestamp: string) => new Date(timestamp).toISOString();
