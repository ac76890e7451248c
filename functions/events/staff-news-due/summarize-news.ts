import middy from '@middy/core';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { summarizeNews } from '../../logic/notifications/staff-news.ts';

/** Mails staff a summary of the enquiries that were too many for separate mails. */
export const handler = middy(async (event: unknown) => {
  const { time } = ScheduledEvent.parse(event);
  logger.info('staff news due', { time, outcome: await summarizeNews(new Date(time)) });
});
