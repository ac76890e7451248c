import { type Mail, sendMail } from '../data/mail.ts';
import { claimMail, markSent, releaseClaim } from '../data/mail-claims.ts';
import { TryLater } from './outages.ts';

/**
 * Sends a mail that may be asked for many times: claim, send, mark as sent. Two calls at once send one; a call that
 * dies before it has sent is made good by the next. Only one that dies between sending and marking, a matter of
 * milliseconds, is followed by a second mail: mail has no transactions.
 * @param name says which mail it is, its receiver included
 * @throws TryLater while another call is sending it
 */
export async function sendOnce(name: string, mail: Mail): Promise<'sent' | 'sent before'> {
  const claim = await claimMail(name);
  if (claim === 'sent') return 'sent before';
  if (claim === 'busy') throw new TryLater('Another call is sending this mail.');
  try {
    await sendMail(mail);
  } catch (error) {
    // A release that fails as well costs half a minute: the claim runs out.
    await releaseClaim(name).catch(() => undefined);
    throw error;
  }
  await markSent(name);
  return 'sent';
}
