import type * as z from 'zod/mini';
import type { Consent, ConsentForm, ConsentGiven } from '#contracts/api/consent';
import type { Enquiry, EnquiryReceipt, EnquiryType } from '#contracts/api/enquiries';
import { putEnquiry } from '../../data/enquiries.ts';
import type { EnquiryOrigin } from '../../data/enquiry-items.ts';
import type { Claim } from '../../data/idempotency.ts';
import { referenceOf } from '../enquiry-ids.ts';
import { announceIfLate } from './enquiry-counts.ts';

/** The steps that visitors' enquiries and those that staff enter have in common. */

/** Returns an enquiry's entry in the consent ledger. */
export const consentIn = (
  form: ConsentForm,
  given: ConsentGiven | null,
  { language, at }: Pick<Consent, 'language' | 'at'>,
): Consent => ({
  text_version: given?.text_version ?? null,
  at,
  form,
  language,
  marketing: given?.marketing ?? false,
});

type Later =
  | (
      | 'marketing_withdrawn'
      | 'links'
      | 'invitation'
      | 'testimonial'
      | 'quotes'
      | 'sale'
      | 'unanswered_since'
      | 'tags'
      | 'tasks'
      | ('linked' | 'merged' | 'merged_into')
      | 'departure'
      | 'owner'
    )
  | ('waiting_since' | 'first_contact_at' | 'waits_for_customer');

/** An enquiry without the fields that storing adds, or that later events set. */
type NewEnquiry = Enquiry extends infer Each
  ? Each extends Enquiry
    ? Omit<Each, 'type' | 'id' | 'reference' | 'status' | Later | 'version' | 'created_at' | 'updated_at'>
    : never
  : never;

export type Stored = z.ZodMiniType<Enquiry>;

/** Builds and parses the enquiry to store, so that every stored enquiry can be read. */
export function toEnquiry(
  schema: Stored,
  type: EnquiryType,
  { record_id: id, created_at }: Claim,
  fields: NewEnquiry,
): Enquiry {
  const reference = referenceOf(type, id);
  const record = { type, id, reference, status: 'new', version: 1, created_at, updated_at: created_at };
  return schema.parse({ ...fields, ...record });
}

export async function putNew(enquiry: Enquiry, origin: EnquiryOrigin): Promise<boolean> {
  await announceIfLate(enquiry.type, enquiry);
  return putEnquiry(enquiry, origin);
}

export const receiptOf = ({ id, reference, created_at }: Enquiry): EnquiryReceipt => ({ id, reference, created_at });
