import { type AuditAction, AuditEntry } from '#contracts/api/audit';
import type { IndexName } from '#contracts/platform/resources';
import { batchGetItems, type Item, type Key, onConditionFailed, putItem, queryPages } from './dynamo.ts';
import { parseItems } from './parse-items.ts';

/**
 * The audit trail: one partition per month, sorted by the entries' time-ordered ids. Functions may add and read
 * entries. No function may change or delete one; the table's TTL removes them.
 */
export const yearsKept = 2;

/** `2026-11`, in UTC. */
export const monthOf = (instant: Date) => instant.toISOString().slice(0, 7);

/** Returns the instant until which an entry is kept. */
function endOf(at: string): Date {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + yearsKept);
  return end;
}

/**
 * Adds an entry. Idempotent: does nothing if the id exists.
 * @param recordKey the key of the entry's record in the index of records
 */
export async function putAuditEntry(entry: AuditEntry, recordKey: string | undefined): Promise<void> {
  const { id, staff, unknown_account, record, changes, channel, filter, ...rest } = AuditEntry.parse(entry);
  const item = {
    pk: monthOf(new Date(rest.at)),
    sk: id,
    schema: 1,
    ...rest,
    staff: staff ?? undefined,
    unknown_account: unknown_account ?? undefined,
    record: recordKey,
    kind: record?.kind,
    record_id: record?.id,
    changes: changes.length > 0 ? changes : undefined,
    channel: channel ?? undefined,
    filter: filter ?? undefined,
    expires_at: Math.floor(endOf(rest.at).getTime() / 1000),
  };
  const write = putItem('Audit', item, { ConditionExpression: 'attribute_not_exists(pk)' });
  await onConditionFailed(write, () => undefined);
}

function toEntry({ sk: id, kind, record_id, ...item }: Item): AuditEntry {
  const { staff = null, unknown_account = null, changes = [], channel = null, filter = null } = item;
  const { at, action } = item as { at: string; action: AuditAction };
  return AuditEntry.parse({
    ...{ id, at, action, staff, unknown_account, changes, channel, filter },
    record: kind ? { kind, id: record_id } : null,
  });
}

export type AuditEntries = AsyncGenerator<AuditEntry, void>;

/** A range of ids, newest first, read in pages of `size`. */
export interface AuditPages {
  range: { first: string; last: string };
  size: number;
}

/** @param months as `monthOf` returns them, in the order of reading */
export async function* readAuditMonths(months: readonly string[], pages: AuditPages): AuditEntries {
  for (const month of months) {
    for await (const items of query('pk', month, pages)) yield* parseItems('Audit', items, toEntry);
  }
}

export const readAuditOfStaff = (staff: string, pages: AuditPages) => readByIndex('ByStaff', 'staff', staff, pages);

export const readAuditOfRecord = (recordKey: string, pages: AuditPages) =>
  readByIndex('ByRecord', 'record', recordKey, pages);

async function* readByIndex(index: IndexName, attribute: string, value: string, pages: AuditPages): AuditEntries {
  for await (const entries of query(attribute, value, pages, index)) {
    const keys = entries.map(({ pk, sk }): Key => ({ pk, sk }));
    yield* parseItems('Audit', await batchGetItems('Audit', keys), toEntry);
  }
}

async function* query(attribute: string, value: string, { range, size }: AuditPages, IndexName?: IndexName) {
  // DynamoDB rejects an empty range.
  if (range.first > range.last) return;
  yield* queryPages('Audit', {
    ...(IndexName && { IndexName }),
    KeyConditionExpression: '#partition = :partition AND sk BETWEEN :first AND :last',
    ExpressionAttributeNames: { '#partition': attribute },
    values: { ':partition': value, ':first': range.first, ':last': range.last },
    ScanIndexForward: false,
    Limit: size,
  });
}
