import { confirmationsPerDay } from '#contracts/api/confirmations';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { mailboxKey } from '#contracts/field-kit/mailbox-key';
import { keptInTab } from '#shared/features/enquiries/draft.ts';

/** The reason why no confirmation comes by e-mail: a budget (connection, domain) or the mailbox's limit is used up. */
export type Unconfirmed = 'withheld' | 'unconfirmed';

/**
 * Counts an enquiry sent from this tab. The server does not report a mailbox's limit, or anyone could find out if an
 * address was used today.
 * @returns undefined if a confirmation comes, or there is no address for one
 */
export function whyUnconfirmed(email: string | null | undefined, isWithheld: boolean): Unconfirmed | undefined {
  if (!email) return undefined;
  if (isWithheld) return 'withheld';
  const kept = keptInTab<number>(`confirmations:${riyadhDay()}:${mailboxKey(email)}`);
  const sent = (kept.read() ?? 0) + 1;
  kept.write(sent);
  return sent > confirmationsPerDay ? 'unconfirmed' : undefined;
}
