import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { forgetOldEnquiries } from '../../logic/privacy/retention.ts';
import { count } from '../../metrics.ts';
import { endOfCall, withinCall } from '../../time-left.ts';

/** Begins nothing in the last ms of a call: what is under way ends, and what is left is counted. */
const margin = 4000;

/** Anonymises enquiries whose retention has ended. */
export const handler = middy(async (event: unknown, context: Context) => {
  const { time } = ScheduledEvent.parse(event);
  const { forgotten, left } = await withinCall(context, () => forgetOldEnquiries(new Date(time), endOfCall() - margin));
  if (left > 0) {
    count('RetentionBehind');
    logger.warn('retention goes on later', { time, forgotten, left });
  } else logger.info('retention done', { time, outcome: `forgotten: ${forgotten}` });
});
