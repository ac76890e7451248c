import { Cron } from 'croner';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { consumers } from '#contracts/platform/consumers';
import { events, type Source } from '#contracts/platform/events';
import type { AsyncCalls } from './async-calls.ts';

export interface Schedule {
  close(): void;
}

/**
 * Replaces EventBridge's schedules. At the start it sends today's event if its time has passed; consumers are
 * idempotent.
 */
export function startSchedule({ send }: Pick<AsyncCalls, 'send'>, now = new Date()): Schedule {
  const jobs = consumers.flatMap(({ id, event }) => {
    const pattern = patternOf(events[event]);
    if (!pattern) return [];
    const job = new Cron(pattern, { timezone: 'Asia/Riyadh', unref: true }, (self) =>
      send(id, scheduledEvent(self.currentRun() ?? new Date())),
    );
    const [missed] = job.previousRuns(1, now);
    if (missed && riyadhDay(missed) === riyadhDay(now)) send(id, scheduledEvent(missed));
    return [job];
  });
  return {
    close() {
      for (const job of jobs) job.stop();
    },
  };
}

/** Returns the cron expression of a source; undefined if it is not a schedule. */
function patternOf(source: Source): string | undefined {
  if (source.kind === 'interval') return `*/${source.everyMinutes} * * * *`;
  return source.kind === 'schedule' ? `${source.minute} ${source.hour} * * *` : undefined;
}

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-create-rule-schedule.html; times in whole seconds. */
function scheduledEvent(at: Date) {
  const time = at.toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    version: '0',
    id: `scheduled-${time}`,
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: '000000000000',
    time,
    region: 'local',
    resources: [],
    detail: {},
  };
}
