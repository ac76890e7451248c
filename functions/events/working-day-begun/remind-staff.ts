import middy from '@middy/core';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { remindStaff } from '../../logic/notifications/digest.ts';

/** Mails staff each working morning the enquiries that are still new. */
export const handler = middy(async (event: unknown) => {
  const { time } = ScheduledEvent.parse(event);
  logger.info('working day begun', { time, outcome: await remindStaff(new Date(time)) });
});
