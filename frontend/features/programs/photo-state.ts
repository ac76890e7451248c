import { uploadLifetime } from '#contracts/program-limits';
import type { PhotoFault, PhotoRecord } from '#contracts/programs';

/** A photo's state for staff: shown to visitors, being processed, or failed. */
export type PhotoState = 'ready' | 'pending' | 'failed';

/** An upload that has not come in time will not come any more. */
export function photoState({ status, created_at }: PhotoRecord, now = Date.now()): PhotoState {
  if (status === 'ready') return 'ready';
  return status === 'uploading' && now - Date.parse(created_at) < uploadLifetime ? 'pending' : 'failed';
}

/** Why a photo failed: what the server found in it, or nothing at all. */
export type PhotoFailure = PhotoFault | 'not_uploaded';

/** Why photos failed, each reason once. */
export const photoFailures = (records: readonly PhotoRecord[]): PhotoFailure[] => [
  ...new Set(
    records
      .filter((record) => photoState(record) === 'failed')
      .map(({ status, fault }) => (status === 'uploading' ? 'not_uploaded' : (fault ?? 'not_an_image'))),
  ),
];
