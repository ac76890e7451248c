import { setTimeout as wait } from 'node:timers/promises';
import { endOfCall } from '../time-left.ts';

const firstPause = 25;
const longestPause = 1000;

/**
 * Makes a function that waits before each further attempt: a random time, up to a pause that doubles (full jitter), so
 * that callers that were refused together do not come back together.
 * @returns a function that returns false if the time of the call does not allow another attempt
 */
export function backOff(end = endOfCall()): () => Promise<boolean> {
  let pause = firstPause;
  return async () => {
    const time = Math.random() * pause;
    pause = Math.min(longestPause, pause * 2);
    if (performance.now() + time >= end) return false;
    await wait(time);
    return true;
  };
}
