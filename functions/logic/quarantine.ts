import type { AuditedRecord } from '#contracts/api/audit';
import type { EnquiryReceipt, EnquiryType } from '#contracts/api/enquiries';
import { closeKey } from '../data/idempotency.ts';
import {
  deleteQuarantined,
  deleteUnchanged,
  getQuarantinedItem,
  putReleased,
  putReleasedAgain,
  readQuarantine,
  readQuarantinedIds,
} from '../data/quarantine.ts';
import { announceChange } from './enquiries/enquiry-counts.ts';
import { inBatches } from './in-batches.ts';

const defaultLimit = 50;
/** The maximum number of deletions in one call, which take a few seconds. */
const mostDeleted = 200;
/** The largest number counted for the badge. */
const mostCounted = 100;

export const listQuarantine = ({ limit = defaultLimit, cursor }: { limit?: number; cursor?: string }) =>
  readQuarantine({ limit, after: cursor });

export async function countQuarantined(): Promise<{ count: number; more: boolean }> {
  const { length } = await readQuarantinedIds({ limit: mostCounted + 1 });
  return { count: Math.min(length, mostCounted), more: length > mostCounted };
}

/**
 * Makes suspected spam a new enquiry. Closes its idempotency key first, so that a late retry does not store it again.
 * @throws ProblemError `enquiry_not_found`
 */
export async function releaseEnquiry(id: string): Promise<EnquiryReceipt & { type: EnquiryType }> {
  const item = await getQuarantinedItem(id);
  if (item.idempotency) await closeKey(item.idempotency);
  await announceChange(item.pk, id);
  await putReleased(item);
  // On the request's page its visitor may have added something meanwhile.
  for (let { updated_at } = item; !(await deleteUnchanged(id, updated_at)); ) {
    const newer = await getQuarantinedItem(id);
    await putReleasedAgain(newer);
    updated_at = newer.updated_at;
  }
  return { type: item.pk, id, reference: item.reference, created_at: item.created_at };
}

/**
 * Deletes one suspected enquiry. Closes its idempotency key first, like a release.
 * @throws ProblemError `enquiry_not_found`
 */
export async function deleteSuspect(id: string): Promise<AuditedRecord> {
  const { pk, idempotency } = await getQuarantinedItem(id);
  if (idempotency) await closeKey(idempotency);
  await deleteQuarantined(id);
  return { kind: pk, id };
}

/** Deletes suspected spam, newest first, from the id `until` on. Keeps later arrivals, which nobody has seen. */
export async function emptyQuarantine(until: string): Promise<{ deleted: number; more: boolean }> {
  const found = await readQuarantinedIds({ last: until, limit: mostDeleted + 1 });
  const doomed = found.slice(0, mostDeleted);
  await inBatches(doomed, async ({ id, idempotency }) => {
    if (idempotency) await closeKey(idempotency);
    await deleteQuarantined(id);
  });
  return { deleted: doomed.length, more: found.length > mostDeleted };
}
