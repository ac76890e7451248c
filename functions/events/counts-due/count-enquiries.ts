import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { countEnquiries } from '../../logic/enquiries/enquiry-counts.ts';
import { withinCall } from '../../time-left.ts';

/** Counts the enquiries of the last minutes, so that the overview reads counts instead of enquiries. */
export const handler = middy(async (event: unknown, context: Context) => {
  const { time } = ScheduledEvent.parse(event);
  const { months, more } = await withinCall(context, () => countEnquiries());
  logger.info('counts due', { time, outcome: `months counted: ${months}${more ? ', more next time' : ''}` });
});
