import { addDays, riyadhDay } from '#contracts/calendar';
import { eraseConfirmations } from '../data/confirmations.ts';
import { removeDeleted } from '../data/deleted.ts';
import { eraseEnquiry, isStored } from '../data/enquiries.ts';
import type { Erasable } from '../data/enquiry-items.ts';
import { eraseKey } from '../data/idempotency.ts';
import { eraseMailClaim } from '../data/mail-claims.ts';
import { putPastDeleted, putPastEnquiry } from '../data/past-enquiries.ts';
import { confirmationName, newEnquiryName } from './mail-names.ts';
import { mailboxKey } from './mailbox-key.ts';
import { staffReceivers } from './staff-mail.ts';

/**
 * Forgets the person of an enquiry: its item with its entries in the indexes, what hashes of it are left in claims and
 * counters, and nothing else. Its place in the overview's counts stays. Every step is repeatable, and the item goes
 * late, so that a call that died is repeated from the item.
 */
export async function forgetEnquiry({ type, id, email, idempotencyHash }: Erasable): Promise<void> {
  // A late retry of the visitor's must not store it again.
  if (idempotencyHash) await eraseKey(idempotencyHash);
  // One that staff deleted has no place in the counts.
  await ((await isStored({ type, id })) ? putPastEnquiry(type, id) : putPastDeleted(type, id));
  await eraseEnquiry({ type, id });
  await removeDeleted(type, id);
  const staffMails = staffReceivers().addresses.map((to) => newEnquiryName(id, to));
  const mails = [...staffMails, ...(email ? [confirmationName(id, email)] : [])];
  await Promise.all(mails.map(eraseMailClaim));
  if (!email) return;
  const today = riyadhDay();
  const days = [addDays(today, -1), today];
  await Promise.all(days.map((day) => eraseConfirmations(mailboxKey(email), day)));
}
