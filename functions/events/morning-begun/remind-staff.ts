import middy from '@middy/core';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { ScheduledEvent } from '#contracts/platform/events';
import { logger } from '../../logger.ts';
import { readCalendar } from '../../logic/desk/calendar.ts';
import { lastDayOff, worksOn } from '../../logic/desk/working-time.ts';
import { remindStaff } from '../../logic/notifications/digest.ts';
import { remindOfLicence } from '../../logic/notifications/licence.ts';

/**
 * Mails staff on each morning of a day on which the agency works what waits and what is due until it works again, and
 * before the licence ends a reminder.
 */
export const handler = middy(async (event: unknown) => {
  const { time } = ScheduledEvent.parse(event);
  const at = new Date(time);
  const [calendar, today] = [await readCalendar(), riyadhDay(at)];
  if (!worksOn(calendar, today)) return logger.info('morning begun', { time, outcome: 'a day off' });
  const outcome = await remindStaff(at, lastDayOff(calendar, today));
  logger.info('morning begun', { time, outcome, licence: await remindOfLicence(at) });
});
