import { setTimeout as wait } from 'node:timers/promises';
import { endOfCall } from '../time-left.ts';

const firstPause = 25;
const longestPause = 1000;

/**
 * Makes a function that waits before each retry: a random time, up to a delay that doubles (full jitter), so that
 * callers that were throttled together do not retry together.
 * @returns a function that returns false if the call has no time left for another attempt
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
