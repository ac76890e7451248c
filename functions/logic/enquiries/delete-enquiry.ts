import type { EnquiryType } from '#contracts/api/enquiries';
import { moveToDeleted } from '../../data/deleted.ts';
import { findEnquiryItem } from '../../data/desk.ts';
import { idempotencyOf } from '../../data/enquiries.ts';
import { closeKey } from '../../data/idempotency.ts';
import { ProblemError } from '../../errors.ts';
import { hasMerged } from '../relations/merge.ts';
import { announceChange } from './enquiry-counts.ts';

/**
 * Moves an enquiry to the deleted ones. Closes its idempotency key first, so that a late retry does not create it again.
 * One into which others are merged stays: they would be hidden with it.
 * @throws ProblemError `enquiry_not_found`, `has_merged`
 */
export async function deleteEnquiry(type: EnquiryType, id: string, by: { email: string }): Promise<void> {
  const hash = await idempotencyOf(type, id);
  const item = await findEnquiryItem({ type, id });
  if (item && (await hasMerged(item))) throw new ProblemError('has_merged');
  if (hash) await closeKey(hash);
  await announceChange(type, id);
  if (!(await moveToDeleted(type, id, by.email))) throw new ProblemError('enquiry_not_found');
}
