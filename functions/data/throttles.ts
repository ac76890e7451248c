import { TooManyRequests } from '../errors.ts';
import { deleteItem, onConditionFailed, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** Allows at most `attempts` per subject in each window of `seconds`. */
export interface Limit {
  action: string;
  attempts: number;
  seconds: number;
}

/** Stores subjects (network addresses, e-mail addresses) only as hashes, until their window ends. */
function windowOf({ action, seconds }: Limit, subject: string) {
  const now = Date.now() / 1000;
  const start = Math.floor(now / seconds) * seconds;
  return { key: { pk: `${action}#${sha256(subject)}#${start}` }, end: start + seconds, now };
}

/** The instant at which the current window of a limit ends. */
export const endOfWindow = (limit: Limit): Date => new Date(windowOf(limit, '').end * 1000);

/**
 * Counts one attempt atomically before it is made, so that parallel attempts cannot exceed the limit.
 * @throws TooManyRequests with the seconds until the window ends
 */
export async function takeAttempt(limit: Limit, subject: string): Promise<void> {
  const { secondsLeft } = await countAttempt(limit, subject);
  if (secondsLeft !== undefined) throw new TooManyRequests(secondsLeft);
}

/** Attempts that this process has not stored yet, by window. */
const notStored = new Map<string, number>();
/** The maximum number of windows in memory; dropping them allows some further attempts. */
const mostRemembered = 10_000;

/**
 * Counts one attempt like `takeAttempt`, but writes nothing for the first `free` attempts of a subject that this
 * process sees in a window; then it stores them all. Each further process allows `free` more attempts.
 * @returns the number of attempts in this window, this one included, without those that other processes have not stored
 * @throws TooManyRequests with the seconds until the window ends
 */
export async function takeFrequentAttempt(limit: Limit, free: number, subject: string): Promise<number> {
  const { pk } = windowOf(limit, subject).key;
  const attempts = (notStored.get(pk) ?? 0) + 1;
  if (notStored.size >= mostRemembered) notStored.clear();
  notStored.set(pk, attempts);
  if (attempts <= free) return attempts;
  const { secondsLeft, counted } = await countAttempt(limit, subject, attempts === free + 1 ? attempts : 1);
  if (secondsLeft !== undefined) throw new TooManyRequests(secondsLeft);
  return counted;
}

/**
 * Counts one attempt like `takeAttempt`.
 * @returns true if the window's attempts are used up
 */
export const isOverLimit = async (limit: Limit, subject: string): Promise<boolean> =>
  (await countAttempt(limit, subject)).secondsLeft !== undefined;

interface Counted {
  /** The attempts in this window. */
  counted: number;
  /** The seconds until the window ends, if its attempts are used up. */
  secondsLeft?: number;
}

async function countAttempt(limit: Limit, subject: string, attempts = 1): Promise<Counted> {
  const { key, end, now } = windowOf(limit, subject);
  const count = updateItem('Throttles', key, {
    UpdateExpression: 'SET expires_at = :end ADD attempts :new',
    ConditionExpression: 'attribute_not_exists(attempts) OR attempts <= :room',
    values: { ':end': end, ':new': attempts, ':room': limit.attempts - attempts },
    ReturnValues: 'UPDATED_NEW',
  }).then((item) => ({ counted: Number(item.attempts) }));
  return onConditionFailed<Counted, Counted>(count, () => ({ counted: limit.attempts, secondsLeft: end - now }));
}

/** Clears the attempts of the current window, after a success. */
export async function clearAttempts(limit: Limit, subject: string): Promise<void> {
  await deleteItem('Throttles', windowOf(limit, subject).key);
}
