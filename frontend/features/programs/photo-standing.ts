import { uploadLifetime } from '#contracts/program-limits';
import type { PhotoRecord } from '#contracts/programs';

/** What staff are told of a photo: shown to visitors, on its way there, or never going to be. */
export type PhotoStanding = 'ready' | 'pending' | 'failed';

/** An upload that has not come in time will not come any more. */
export function photoStanding({ status, created_at }: PhotoRecord, now = Date.now()): PhotoStanding {
  if (status === 'ready') return 'ready';
  return status === 'uploading' && now - Date.parse(created_at) < uploadLifetime ? 'pending' : 'failed';
}
