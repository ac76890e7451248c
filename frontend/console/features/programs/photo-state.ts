import type { PhotoFault, PhotoRecord } from '#contracts/api/photo-record';
import { uploadLifetime } from '#contracts/api/program-limits';
import type { Program } from '#contracts/api/programs';

/** A photo's state for staff: visible to visitors, being processed, or failed. */
export type PhotoState = 'ready' | 'pending' | 'failed';

/** All photos of a program, those of drafts and earlier versions too. */
export const storedPhotos = ({ photo_records, kept_photos = [] }: Pick<Program, 'photo_records' | 'kept_photos'>) => [
  ...photo_records,
  ...kept_photos,
];

/** Returns the state of a photo. An upload that did not arrive within the time limit has failed. */
export function photoState({ status, created_at }: PhotoRecord, now = Date.now()): PhotoState {
  if (status === 'ready') return 'ready';
  return status === 'uploading' && now - Date.parse(created_at) < uploadLifetime ? 'pending' : 'failed';
}

/** The reason why a photo failed: a fault of the file, or the upload never arrived. */
export type PhotoFailure = PhotoFault | 'not_uploaded';

/** Returns the reasons why photos failed, without duplicates. */
export const photoFailures = (records: readonly PhotoRecord[]): PhotoFailure[] => [
  ...new Set(
    records
      .filter((record) => photoState(record) === 'failed')
      .map(({ status, fault }) => (status === 'uploading' ? 'not_uploaded' : (fault ?? 'not_an_image'))),
  ),
];
