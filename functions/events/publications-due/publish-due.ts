import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { publishDue } from '../../logic/publications/publish-due.ts';
import { publishSectionsDue } from '../../logic/site-content/publish-due.ts';
import { withinCall } from '../../time-left.ts';

/** Publishes and unpublishes the programs that are due, and publishes the sections of the site that are. */
export const handler = middy(async (event: unknown, context: Context) => {
  const { time } = ScheduledEvent.parse(event);
  const [programs, sections] = await withinCall(context, () => Promise.all([publishDue(), publishSectionsDue()]));
  logger.info('publications due', { time, outcome: `programs: ${programs}, sections: ${sections}` });
});
