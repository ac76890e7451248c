import { type Mail, sendMail } from '../../data/mail.ts';
import { claimMail, markSent, releaseClaim } from '../../data/mail-claims.ts';
import { RetryLater } from '../outages.ts';

/**
 * Sends a mail once, however often it is called: it claims, sends, and marks as sent. Of concurrent calls, one sends.
 * If a call crashes before sending, the next one sends. A second mail is sent only if a call crashes between sending
 * and marking, which takes milliseconds.
 * @param name identifies the mail, including its recipient if several people get it
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
