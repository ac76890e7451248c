import type { SectionId } from '#contracts/api/section-names';
import { imageType } from '#contracts/field-kit/image-type';
import * as departures from '../../data/departures.ts';
import { deleteObjects, getObject, putUpload, uploadKey } from '../../data/photo-storage.ts';
import * as programPhotos from '../../data/program-photos.ts';
import { createProgram } from '../../data/programs.ts';
import * as data from '../../data/site-import.ts';
import { newPhoto } from '../photos/photos.ts';
import { publishInput } from '../publications/publish.ts';
import { publishContent } from '../site-content/sections.ts';
import { changedDepartures, findProgram, hasContent, programIn, sectionIn } from './documents.ts';
import { importFolder } from './folder.ts';

interface Publishing {
  by: string;
  note: string | null;
}

/**
 * Applies what is left of an import that was started: each document becomes a version, so that the one before can be
 * restored. A repeated or interrupted call goes on with what is left.
 */
export async function applyImport(): Promise<void> {
  const stored = await data.findImport();
  if (stored?.state !== 'applying' || stored.by === null) return;
  const publishing = { by: stored.by, note: stored.name };
  for await (const document of data.readDocuments()) {
    if (document.import_id === stored.id) await applyDocument(document, publishing);
    await data.removeDocument(document);
  }
  for (const { id } of await data.listStagedPhotos()) await data.removeStagedPhoto(id);
  await data.putImport({ ...stored, state: 'done' });
}

async function applyDocument({ kind, id, content }: data.StagedDocument, publishing: Publishing): Promise<void> {
  if (kind === 'program') return applyProgram(id, programIn(content), publishing);
  await publishContent(id as SectionId, sectionIn(id, content), publishing);
}

/** A new program stays a draft until its departures and photos are there. */
async function applyProgram(id: string, imported: ReturnType<typeof programIn>, publishing: Publishing): Promise<void> {
  const { input, created_at, photos, state } = imported;
  const before = await findProgram(id);
  if (!before) await createProgram(input, { id, created_at, state: 'draft' });
  for (const photo of photos) await handOver(id, photo);
  await applyDepartures(id, imported);
  if (!before || !hasContent(before, imported)) await publishInput(id, () => input, { ...publishing, state });
}

async function applyDepartures(id: string, imported: ReturnType<typeof programIn>): Promise<void> {
  for (const { id: departureId, body, before } of await changedDepartures(id, imported)) {
    if (before) await departures.updateDeparture(id, departureId, body, before.version);
    else await departures.addDeparture(id, departureId, body);
  }
  if (imported.departures?.length === 0) await departures.markDepartures(id);
}

/** Gives a photo to the program's own pipeline, as if staff had uploaded it there. */
async function handOver(programId: string, { id, illustration }: { id: string; illustration: boolean }): Promise<void> {
  const staged = uploadKey(importFolder, id);
  const bytes = (await programPhotos.isPhotoReady(programId, id)) ? undefined : await getObject(staged);
  const type = bytes && imageType(bytes);
  if (bytes && type) {
    await programPhotos.addPhoto(programId, { ...newPhoto(id), ...(illustration && { illustration }) });
    await putUpload(uploadKey(programId, id), bytes, type);
  }
  await deleteObjects([staged]);
}
