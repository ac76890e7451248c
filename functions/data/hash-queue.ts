import { ProblemError } from '../errors.ts';
import { endOfCall, leftSignal } from '../time-left.ts';

/**
 * Who asks for a hash: somebody with a known browser, a live session or a mailed link, or a stranger at an address. A
 * stranger never waits in front of the trusted.
 */
export type HashCaller = 'trusted' | { address: string };

/** The longest queues: at a third of a second each, a stranger waits five seconds at most. */
const mostTrusted = 40;
const mostStrangers = 16;
/** In milliseconds, for a slow machine: a place is given up long before the gateway stops waiting. */
const timeoutMs = 10_000;
/** So that a few addresses cannot take all places of strangers. */
const mostPerAddress = 4;

interface Place {
  caller: HashCaller;
  /** Milliseconds of `performance.now()`, after which nobody waits for the hash. */
  end: number;
  begin(): void;
  drop(): void;
}

const trusted: Place[] = [];
const strangers: Place[] = [];
let isRunning = false;

const queueOf = (caller: HashCaller) => (caller === 'trusted' ? trusted : strangers);

/**
 * Refuses a call that would not get a place. Called before an attempt is counted, so that waiting for better times uses
 * none up.
 * @throws ProblemError `temporarily_unavailable`
 */
export function requireHashPlace(caller: HashCaller): void {
  const queue = queueOf(caller);
  const own = (place: Place) => place.caller !== 'trusted' && caller !== 'trusted' && isSame(place.caller, caller);
  const isFull =
    caller === 'trusted'
      ? queue.length >= mostTrusted
      : queue.length >= mostStrangers || queue.filter(own).length >= mostPerAddress;
  if (isFull) throw busy();
}

const isSame = (one: { address: string }, other: { address: string }) => one.address === other.address;
const busy = () => new ProblemError('temporarily_unavailable', { headers: { 'Retry-After': '5' } });

/**
 * Makes one hash at a time: each takes 128 MiB and a processor. Functions on Lambda get one call at a time, but all calls
 * of the embedded server share its memory. Calls that have timed out, or whose caller left, lose their place.
 * @throws ProblemError `temporarily_unavailable`
 */
export async function inHashQueue<Result>(caller: HashCaller, hash: () => Promise<Result>): Promise<Result> {
  requireHashPlace(caller);
  if (isRunning) await turnOf(caller);
  isRunning = true;
  try {
    return await hash();
  } finally {
    isRunning = false;
    beginNext();
  }
}

function turnOf(caller: HashCaller): Promise<void> {
  const queue = queueOf(caller);
  const signal = leftSignal();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = Math.min(endOfCall(), performance.now() + timeoutMs);
  const place = { caller, end, begin: resolve, drop: () => reject(busy()) };
  queue.push(place);
  const leave = () => {
    const index = queue.indexOf(place);
    if (index >= 0) queue.splice(index, 1);
    place.drop();
  };
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave, { once: true });
  const timer = setTimeout(leave, end - performance.now());
  return promise.finally(() => {
    signal?.removeEventListener('abort', leave);
    clearTimeout(timer);
  });
}

function beginNext(): void {
  for (let next = takeNext(); next; next = takeNext()) {
    if (next.end > performance.now()) {
      // Before its caller continues, so that nobody else begins in between.
      isRunning = true;
      next.begin();
      return;
    }
    next.drop();
  }
}

const takeNext = () => trusted.shift() ?? strangers.shift();
