import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { publishDue } from '../../logic/publications/publish-due.ts';
import { withinCall } from '../../time-left.ts';

/** Publishes and unpublishes the programs that are due. */
export const handler = middy(async (event: unknown, context: Context) => {
  const { time } = ScheduledEvent.parse(event);
  const programs = await withinCall(context, () => publishDue());
  logger.info('publications due', { time, outcome: `programs: ${programs}` });
});
