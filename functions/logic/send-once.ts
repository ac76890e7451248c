import { type Mail, sendMail } from '../data/mail.ts';
import { claimMail, markSent, releaseClaim } from '../data/mail-claims.ts';
import { RetryLater } from './outages.ts';

/**
 * Sends a mail once, however often it is called: claims, sends, marks as sent. Concurrent calls send one mail. If a
 * call dies before sending, the next one sends. Only if it dies between sending and marking, which takes milliseconds,
 * is there a second mail.
 * @param name identifies the mail, receiver included
 * @throws RetryLater while another call is sending it
 */
export async function sendOnce(name: string, mail: Mail): Promise<'sent' | 'sent before'> {
  const claim = await claimMail(name);
  if (claim === 'sent') return 'sent before';
  if (claim === 'busy') throw new RetryLater('Another call is sending this mail.');
  try {
    await sendMail(mail);
  } catch (error) {
    // If the release fails too, the claim expires after half a minute.
    await releaseClaim(name).catch(() => undefined);
    throw error;
  }
  await markSent(name);
  return 'sent';
}
