import { setTimeout as delay } from 'node:timers/promises';
import type { Outbox } from '../../common/outbox/outbox.ts';
import type { Database } from '../database/index.ts';
import type { Invoke } from '../functions/index.ts';
import { forgetMails, mailForgetter } from '../mail/forget-mails.ts';
import type { AsyncCalls } from './async-calls.ts';
import { contractFollowers, startChangeFeed } from './change-feed.ts';
import type { DeadLetters } from './dead-letters.ts';
import { startSchedule } from './schedule.ts';

/** Milliseconds from the start to the first scheduled events. */
const scheduleAfter = 3000;

export interface EventsOptions {
  database: Database;
  invoke: Invoke;
  asyncCalls: AsyncCalls;
  deadLetters: DeadLetters;
  outbox: Outbox;
}

/** Starts the events of tables and schedules. `close` waits for running calls, those of `asyncCalls` too. */
export function startEvents({ database, invoke, asyncCalls, deadLetters, outbox }: EventsOptions) {
  // The events that were missed while it was off wait until the first visitors have their pages.
  const starting = new AbortController();
  const scheduling = delay(scheduleAfter, undefined, { signal: starting.signal, ref: false }).then(
    () => startSchedule(asyncCalls),
    () => undefined,
  );
  const consume: Invoke = (name, ...event) =>
    name === mailForgetter.id ? forgetMails(outbox, event[0]) : invoke(name, ...event);
  const followers = [...contractFollowers, mailForgetter];
  const changeFeed = startChangeFeed({ database, invoke: consume, deadLetters, followers });
  return {
    async close(): Promise<void> {
      starting.abort();
      (await scheduling)?.close();
      await asyncCalls.close();
      await changeFeed.close();
    },
  };
}
