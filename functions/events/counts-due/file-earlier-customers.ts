import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { fileEarlier } from '../../logic/customers/earlier.ts';
import { withinCall } from '../../time-left.ts';

/** Files the requests from before there were cards of customers. */
export const handler = middy(async (event: unknown, context: Context) => {
  const { time } = ScheduledEvent.parse(event);
  logger.info('earlier customers', { time, outcome: await withinCall(context, fileEarlier) });
});
