import { riyadhDay } from '#contracts/calendar';
import { confirmationsPerDay } from '#contracts/confirmations';
import { mailboxKey } from '#contracts/mailbox-key';
import { keptInTab } from './draft.ts';

/**
 * Counts an enquiry sent from this tab. The server does not report the limit, or anyone could find out if an address
 * was used today.
 * @returns true if the mailbox gets no confirmation, because this tab has used up the day's confirmations
 */
export function isPastConfirmations(email: string | null | undefined): boolean {
  if (!email) return false;
  const kept = keptInTab<number>(`confirmations:${riyadhDay()}:${mailboxKey(email)}`);
  const sent = (kept.read() ?? 0) + 1;
  kept.write(sent);
  return sent > confirmationsPerDay;
}
