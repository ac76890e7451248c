import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { keepClock } from '../../logic/desk/keep-clock.ts';
import { remindOfDue } from '../../logic/notifications/due.ts';
import { withinCall } from '../../time-left.ts';

/** Keeps due times in step with the working hours, and mails staff what is due. */
export const handler = middy(async (event: unknown, context: Context) => {
  const { time } = ScheduledEvent.parse(event);
  await withinCall(context, async () => {
    const reminders = await remindOfDue(new Date(time));
    logger.info('clock due', { time, outcome: `${reminders}; ${await keepClock()}` });
  });
});
