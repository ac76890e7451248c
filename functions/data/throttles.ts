import { TooManyRequests } from '../errors.ts';
import { deleteItem, onConditionFailed, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** Allows at most `attempts` per subject in each window of `seconds`. */
export interface Limit {
  action: string;
  attempts: number;
  seconds: number;
}

/** Stores subjects (addresses, e-mail addresses) as hashes only, until their window ends. */
function windowOf({ action, seconds }: Limit, subject: string) {
  const now = Date.now() / 1000;
  const start = Math.floor(now / seconds) * seconds;
  return { key: { pk: `${action}#${sha256(subject)}#${start}` }, end: start + seconds, now };
}

/**
 * Counts one attempt atomically before it is made, so that parallel attempts cannot slip through.
 * @throws TooManyRequests with the seconds until the window ends
 */
export async function takeAttempt(limit: Limit, subject: string): Promise<void> {
  const secondsLeft = await countAttempt(limit, subject);
  if (secondsLeft !== undefined) throw new TooManyRequests(secondsLeft);
}

/** Counts one attempt, as `takeAttempt` does. @returns true if the window has had all of its attempts */
export const isOverLimit = async (limit: Limit, subject: string): Promise<boolean> =>
  (await countAttempt(limit, subject)) !== undefined;

/** @returns the seconds until the window ends, if it has had all of its attempts */
async function countAttempt(limit: Limit, subject: string): Promise<number | undefined> {
  const { key, end, now } = windowOf(limit, subject);
  const count = updateItem('Throttles', key, {
    UpdateExpression: 'SET expires_at = :end ADD attempts :one',
    ConditionExpression: 'attribute_not_exists(attempts) OR attempts < :maximum',
    values: { ':end': end, ':one': 1, ':maximum': limit.attempts },
  }).then(() => undefined);
  return onConditionFailed(count, () => end - now);
}

/** Clears the attempts of the current window, after a success. */
export async function clearAttempts(limit: Limit, subject: string): Promise<void> {
  await deleteItem('Throttles', windowOf(limit, subject).key);
}
