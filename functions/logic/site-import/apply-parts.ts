import type { ImportedProgram } from '#contracts/api/site-import';
import { imageType } from '#contracts/field-kit/image-type';
import * as departures from '../../data/departures.ts';
import { deleteObjects, getObject, putUpload, uploadKey } from '../../data/photo-storage.ts';
import * as programPhotos from '../../data/program-photos.ts';
import { newPhoto } from '../photos/photos.ts';
import { changedDepartures } from './documents.ts';
import { importFolder } from './folder.ts';

/** Adds and changes the departures that the program has otherwise. */
export async function applyDepartures(id: string, imported: Pick<ImportedProgram, 'departures'>): Promise<void> {
  for (const { id: departureId, body, before } of await changedDepartures(id, imported)) {
    if (before) await departures.updateDeparture(id, departureId, body, before.version);
    else await departures.addDeparture(id, departureId, body);
  }
  if (imported.departures?.length === 0) await departures.markDepartures(id);
}

/** Gives a photo to the program's own pipeline, as if staff had uploaded it there. */
export async function handOver(
  programId: string,
  { id, illustration, draft = false }: { id: string; illustration: boolean; draft?: boolean },
): Promise<void> {
  const staged = uploadKey(importFolder, id);
  const bytes = (await programPhotos.isPhotoReady(programId, id)) ? undefined : await getObject(staged);
  const type = bytes && imageType(bytes);
  if (bytes && type) {
    const marks = { ...(illustration && { illustration }), ...(draft && { draft }) };
    await programPhotos.addPhoto(programId, { ...newPhoto(id), ...marks });
    await putUpload(uploadKey(programId, id), bytes, type);
  }
  await deleteObjects([staged]);
}
