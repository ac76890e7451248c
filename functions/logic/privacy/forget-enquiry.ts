import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { mailboxKey } from '#contracts/field-kit/mailbox-key';
import type { TableThatSays } from '#contracts/platform/resources';
import { eraseConfirmations } from '../../data/confirmations.ts';
import { removeDeleted } from '../../data/deleted.ts';
import { eraseEnquiry, isStored } from '../../data/enquiries.ts';
import type { Erasable } from '../../data/enquiry-items.ts';
import { eraseKey } from '../../data/idempotency.ts';
import { eraseMailClaim } from '../../data/mail-claims.ts';
import { putPastDeleted, putPastEnquiry, putPastQuarantined } from '../../data/past-enquiries.ts';
import { deleteQuarantined, type Suspect } from '../../data/quarantine.ts';
import { removeQuoteContents } from '../../data/quote-contents.ts';
import { answersTo } from '../notifications/answers.ts';
import {
  confirmationName,
  formerConfirmationName,
  newEnquiryName,
  pageMailNames,
} from '../notifications/mail-names.ts';
import { staffReceivers } from '../notifications/staff-mail.ts';
import { dropRelations } from '../relations/follow.ts';

/** Removes what each table keeps with an enquiry, in this order. Repeatable. */
const removals: Record<TableThatSays<{ erased: 'with the enquiry' }>, (enquiry: Erasable) => Promise<unknown>> = {
  Quotes: removeQuoteContents,
  Enquiries: eraseEnquiry,
  Deleted: ({ type, id }) => removeDeleted(type, id),
  Idempotency: eraseMailClaims,
  Throttles: eraseCounters,
};

/**
 * Anonymises an enquiry: removes its item with its index entries, and its hashes in claims and counters. It stays in
 * the overview's counts. Every step is idempotent. The idempotency key and the counts come before the item, so that a
 * retry after a crash still finds it.
 */
export async function forgetEnquiry(enquiry: Erasable): Promise<void> {
  const { type, id, idempotencyHash } = enquiry;
  // A late retry by the visitor must not store it again.
  if (idempotencyHash) await eraseKey(idempotencyHash);
  // An enquiry that staff deleted is not counted.
  await ((await isStored({ type, id })) ? putPastEnquiry(type, id) : putPastDeleted(type, id));
  await dropRelations(enquiry);
  for (const remove of Object.values(removals)) await remove(enquiry);
}

async function eraseMailClaims({ id, email, history, ownerEmail }: Erasable): Promise<void> {
  const { addresses } = staffReceivers();
  const staffMails = addresses.map((to) => newEnquiryName(id, to));
  const pageMails = history.flatMap(({ action, at, mentions }) =>
    pageMailNames({ action: String(action), at: String(at), mentions }, id, [
      ...addresses,
      ...(ownerEmail ? [ownerEmail] : []),
    ]),
  );
  const confirmations = [confirmationName(id), ...(email ? [formerConfirmationName(id, email)] : [])];
  await Promise.all([...staffMails, ...confirmations, ...pageMails].map(eraseMailClaim));
}

async function eraseCounters({ email }: Erasable): Promise<void> {
  if (!email) return;
  const today = riyadhDay();
  const days = [addDays(today, -1), today];
  const mailbox = mailboxKey(email);
  await Promise.all(
    days.flatMap((day) => [mailbox, answersTo(mailbox)].map((subject) => eraseConfirmations(subject, day))),
  );
}

/** Forgets the person of suspected spam, which counts nowhere and had no mails. Repeatable as well. */
export async function forgetSuspect({ id, idempotency }: Suspect): Promise<void> {
  if (idempotency) await eraseKey(idempotency);
  await putPastQuarantined(id);
  await deleteQuarantined(id);
}
