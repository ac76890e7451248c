import middy from '@middy/core';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { remindStaff } from '../../logic/notifications/digest.ts';
import { remindOfLicence } from '../../logic/notifications/licence.ts';

/** Mails staff each working morning the enquiries that are still new, and before the licence ends a reminder. */
export const handler = middy(async (event: unknown) => {
  const { time } = ScheduledEvent.parse(event);
  const at = new Date(time);
  logger.info('working day begun', { time, outcome: await remindStaff(at), licence: await remindOfLicence(at) });
});
