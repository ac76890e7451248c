import { setTimeout as wait } from 'node:timers/promises';
import { type Mail, sendMail } from '../../data/mail.ts';
import { claimMail, markSent, releaseClaim } from '../../data/mail-claims.ts';
import { endOfCall } from '../../time-left.ts';
import { RetryLater } from '../outages.ts';

/**
 * Sends a mail once, however often it is called: it claims, sends, and marks as sent. Of concurrent calls, one sends.
 * If a call crashes before sending, the next one sends. A second mail is sent only if a call crashes between sending
 * and marking, which takes milliseconds. A process sends one mail after the other, so that its end doubles one at most.
 * @param name identifies the mail, including its recipient if several people get it
 * @param mail the mail, or a function that makes it just before it is sent
 * @throws RetryLater while another call is sending it, or if the call's time runs out before its turn
 */
export async function sendOnce(name: string, mail: Mail | (() => Promise<Mail>)): Promise<'sent' | 'sent before'> {
  const end = endOfCall();
  const turn = last.then(() => {
    // Not claimed yet, so that the next call need not wait for a claim to expire.
    if (performance.now() > end) throw new RetryLater('The time of the call ran out.');
    return sendClaimed(name, mail, end);
  });
  const over = new AbortController();
  // A service that never replies holds up the others no longer than its call lasts.
  const late = wait(Math.max(0, end - performance.now()), undefined, { signal: over.signal, ref: false });
  last = Promise.race([turn, late]).catch(() => undefined);
  return turn.finally(() => over.abort());
}

let last: Promise<unknown> = Promise.resolve();

async function sendClaimed(
  name: string,
  mail: Mail | (() => Promise<Mail>),
  end: number,
): Promise<'sent' | 'sent before'> {
  const claim = await claimMail(name);
  if (claim === 'sent') return 'sent before';
  if (claim === 'busy') throw new RetryLater('Another call is sending this mail.');
  try {
    await sendMail(typeof mail === 'function' ? await mail() : mail);
  } catch (error) {
    // If the release fails too, the claim expires after half a minute.
    await releaseClaim(name).catch(() => undefined);
    throw error;
  }
  await untilMarked(name, end);
  return 'sent';
}

/** Repeats the mark until the end of the call: the next mail is sent after it. */
async function untilMarked(name: string, end: number): Promise<void> {
  for (;;) {
    try {
      return await markSent(name);
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(100);
    }
  }
}
