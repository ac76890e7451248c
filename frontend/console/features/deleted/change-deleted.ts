import type { DeletedRecord } from '#contracts/api/deleted';
import { ApiError } from '#shared/lib/api.ts';
import { announceNews } from '../enquiries/enquiry-news.ts';
import { staffApi } from '../session/staff-api.ts';

type Key = Pick<DeletedRecord, 'kind' | 'record_id'>;

const paramsOf = ({ kind, record_id }: Key) => ({ params: { kind, id: record_id } });

/** Restores a deleted record unchanged, on every screen. */
export async function restoreDeleted(record: Key): Promise<void> {
  await staffApi('POST /deleted/{kind}/{id}/restore', paramsOf(record));
  if (record.kind !== 'program') announceNews({ kind: 'restored', id: record.record_id });
}

/** Removes a deleted record for good. A record that is already gone counts as removed. */
export async function removeDeleted(record: Key): Promise<void> {
  try {
    await staffApi('DELETE /deleted/{kind}/{id}', paramsOf(record));
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'deleted_not_found')) throw error;
  }
}
