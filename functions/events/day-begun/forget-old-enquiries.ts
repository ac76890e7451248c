import middy from '@middy/core';
import { ScheduledEvent } from '#contracts/events';
import { logger } from '../../logger.ts';
import { forgetOldEnquiries } from '../../logic/privacy/retention.ts';

/** Anonymises enquiries whose retention has ended. */
export const handler = middy(async (event: unknown) => {
  const { time } = ScheduledEvent.parse(event);
  logger.info('day begun', { time, outcome: `forgotten: ${await forgetOldEnquiries(new Date(time))}` });
});
