import middy from '@middy/core';
import { MailUndeliverable } from '#contracts/platform/events';
import { readEnquiryTag } from '../../data/mail-tags.ts';
import { logger } from '../../logger.ts';
import { recordMailProblem } from '../../logic/notifications/confirmations.ts';

/** Records the addresses of a permanent bounce or a complaint, which get no more mail. Ignores transient bounces. */
export const handler = middy(async (event: unknown) => {
  const { id, detail } = MailUndeliverable.parse(event);
  const { tags, destination: sentTo } = detail.mail;
  const about = readEnquiryTag(tags);
  if (detail.eventType === 'Complaint') {
    const { complainedRecipients, timestamp } = detail.complaint;
    const addresses = complainedRecipients.map(({ emailAddress }) => emailAddress);
    await recordMailProblem({ addresses, sentTo, about, reason: 'complained', at: instant(timestamp) });
  } else if (detail.bounce.bounceType === 'Permanent') {
    const { bouncedRecipients, timestamp } = detail.bounce;
    const addresses = bouncedRecipients.map(({ emailAddress }) => emailAddress);
    await recordMailProblem({ addresses, sentTo, about, reason: 'bounced', at: instant(timestamp) });
  }
  logger.info('mail undeliverable', { event_id: id, kind: detail.eventType, enquiry: about?.id });
});

const instant = (timestamp: string) => new Date(timestamp).toISOString();
