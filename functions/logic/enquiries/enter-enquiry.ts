import { Enquiry, type EnquiryReceipt } from '#contracts/api/enquiries';
import type { StaffEntry } from '#contracts/api/staff-entries';
import { sha256 } from '../../data/hash.ts';
import { claimRecord } from '../claims.ts';
import { dueOfArrival } from '../desk/calendar.ts';
import { askedDeparture } from './asked-departure.ts';
import { consentIn, putNew, receiptOf, toEnquiry } from './new-enquiry.ts';

interface Staff {
  email: string;
  name: string;
}

/**
 * Stores an enquiry that staff enter for a customer. Each member of staff has a key space, so that keys never collide
 * with a visitor's.
 * @throws ProblemError `idempotency_key_reused`
 */
export async function enterEnquiry(
  entry: StaffEntry,
  by: Staff,
  { idempotencyKey, traceId }: { idempotencyKey: string | undefined; traceId: string },
): Promise<EnquiryReceipt> {
  const { type, split_from: _, ...body } = entry;
  const hash = idempotencyKey && sha256(`staff#${by.email}#${type}#${idempotencyKey}`);
  const claim = await claimRecord(entry, hash);
  const history = [{ action: 'entered' as const, at: claim.created_at, by }];
  const consent = consentIn('staff', null, { language: body.language, at: claim.created_at });
  const [departure, due_at] = await Promise.all([
    entry.type === 'custom' ? askedDeparture(entry) : null,
    dueOfArrival(type, claim.created_at),
  ]);
  const fields = {
    ...{ ...body, ...(departure && { departure }) },
    ...{ consent, mail_problem: null, due_at, source: 'staff' as const, origin: null, history },
  };
  const enquiry = toEnquiry(Enquiry, type, claim, fields);
  if (!claim.closed) await putNew(enquiry, { idempotencyHash: hash, traceId });
  return receiptOf(enquiry);
}
