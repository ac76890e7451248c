import { v7 as uuid } from 'uuid';
import type { AuditAction, AuditEntry, AuditedRecord } from '#contracts/api/audit';
import type { Enquiry } from '#contracts/api/enquiries';
import { isEnquiryType } from '#contracts/field-kit/enquiry-enums';
import { putAuditEntry } from '../../data/audit.ts';
import { isAudited, rememberAudited } from '../../data/audit-claims.ts';
import { sha256 } from '../../data/hash.ts';
import { logger } from '../../logger.ts';
import { count } from '../../metrics.ts';
import { referenceOf, timeOfId } from '../enquiry-ids.ts';

export interface Action extends Partial<Pick<AuditEntry, 'staff' | 'record' | 'changes' | 'channel' | 'filter'>> {
  action: AuditAction;
  /** The typed address, if there is no such account. Only its hash is stored. */
  typedAccount?: string | undefined;
  /** Identifies what a repeated call does: its entry is not added again for an hour. */
  once?: string | undefined;
}

/** Actions that happen to a record at most once. Their entries have the record's id, so that a retry adds none. */
const creations: ReadonlySet<AuditAction> = new Set(['program_created', 'enquiry_entered']);

const hashCharacters = 12;

/** The key of a record in the index of records: for an enquiry its reference, by which staff know it. */
export const recordKey = ({ kind, id }: AuditedRecord) =>
  isEnquiryType(kind) ? referenceOf(kind, id) : `${kind}#${id}`;

/** Returns an action on several enquiries as one entry for each, or one without a record if there are none. */
export const onEachRecord = <Name extends AuditAction>(
  action: Name,
  enquiries: readonly Pick<Enquiry, 'type' | 'id'>[],
) =>
  enquiries.length === 0 ? [{ action }] : enquiries.map(({ type, id }) => ({ action, record: { kind: type, id } }));

/**
 * Adds an entry to the audit trail. If that fails, the entry goes to the log and is counted for an alarm, and the call
 * must fail: the error is thrown again.
 */
export async function recordAction({ typedAccount, once, ...action }: Action): Promise<void> {
  const claim = once && JSON.stringify([action.action, once]);
  if (claim && (await isAudited(claim))) return;
  const id = creations.has(action.action) && action.record ? action.record.id : uuid();
  const entry: AuditEntry = {
    ...{ staff: null, record: null, changes: [], channel: null, filter: null, ...action },
    id,
    at: timeOfId(id).toISOString(),
    unknown_account: typedAccount ? sha256(typedAccount).slice(0, hashCharacters) : null,
  };
  try {
    await putAuditEntry(entry, entry.record ? recordKey(entry.record) : undefined);
  } catch (error) {
    count('AuditFailed');
    logger.error('audit entry not stored', { entry, error: error as Error });
    throw error;
  }
  if (claim) await rememberAudited(claim, hour).catch(() => undefined);
}

const hour = 3600;

/** Returns true if the same person did the same to the same record within the last hour. */
export const wasRecorded = (action: Action): Promise<boolean> => isAudited(nameOf(action));

/** Adds an entry and records it for an hour. */
export async function recordForAnHour(action: Action): Promise<void> {
  await recordAction(action);
  // If this fails, the next call adds another entry, which is harmless.
  await rememberAudited(nameOf(action), hour).catch(() => undefined);
}

const nameOf = ({ action, staff, record }: Action) => JSON.stringify([action, staff, record?.kind, record?.id]);
