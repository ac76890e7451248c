import { v7 as uuid } from 'uuid';
import type { DraftContent } from '#contracts/api/draft-shapes';
import { type ImportKind, mostImported } from '#contracts/api/site-archive';
import type { SiteImport } from '#contracts/api/site-import';
import { deleteObjects, presignUpload, uploadKey } from '../../data/photo-storage.ts';
import * as data from '../../data/site-import.ts';
import { ProblemError } from '../../errors.ts';
import { requirePhoto } from '../photos/photos.ts';
import { requireLicence } from '../umrah-licence.ts';
import { changeOfProgram, changeOfSection, hiddenAsHere, programIn, sectionIn, withOwnPictures } from './documents.ts';
import { changeOfProgramDraft, changeOfSectionDraft, programDraftIn } from './drafts.ts';
import { importFolder } from './folder.ts';
import { changeOfSetting } from './settings.ts';

/** Returns where the import stands; null if there is none. */
export async function getImport(): Promise<SiteImport | null> {
  const stored = await data.findImport();
  return stored ? shown(stored) : null;
}

async function shown({ by: _, ...stored }: data.StoredImport): Promise<SiteImport> {
  const [documents, photos] = await Promise.all([data.listDocuments(), data.listStagedPhotos()]);
  return {
    ...stored,
    documents: documents.map(({ import_id: _id, ...document }) => document),
    photos: photos.map(({ import_id: _id, ...photo }) => photo),
  };
}

/** @throws ProblemError `site_import_running` */
export async function beginImport(name: string | null): Promise<SiteImport> {
  await discardImport();
  const begun_at = new Date().toISOString();
  const stored = { id: uuid(), state: 'staging' as const, name, begun_at, by: null, total: 0 };
  await data.putImport(stored);
  return shown(stored);
}

/** @throws ProblemError `site_import_running` */
export async function discardImport(): Promise<void> {
  const stored = await data.findImport();
  if (stored?.state === 'applying') throw new ProblemError('site_import_running');
  const photos = await data.listStagedPhotos();
  await deleteObjects(photos.map(({ id }) => uploadKey(importFolder, id)));
  await data.removeImport();
}

/** @throws ProblemError `site_import_not_found` if another was begun, or this one is being applied */
async function requireStaging(importId: string): Promise<data.StoredImport> {
  const stored = await data.findImport();
  if (stored?.id !== importId || stored.state !== 'staging') throw new ProblemError('site_import_not_found');
  return stored;
}

interface Document {
  import_id: string;
  kind: ImportKind;
  id: string;
  content: DraftContent;
}

/**
 * Checks a document, and keeps it for the import.
 * @throws ProblemError `site_import_not_found`, `site_section_not_found`, `publication_planned`; ValidationFailed
 */
export async function addDocument({ import_id, kind, id, content: sent }: Document) {
  await requireStaging(import_id);
  const content = kind === 'section' || kind === 'section_draft' ? await hiddenAsHere(id, sent) : sent;
  if (kind === 'section') {
    const own = await withOwnPictures(id, sectionIn(id, content));
    const change = await changeOfSection(id, own);
    await data.putDocument({ import_id, kind, id, change, content: { ...own } });
    return { change, missing_photos: [] };
  }
  const { change, missing_photos } = await changeOf(kind, id, content);
  await data.putDocument({ import_id, kind, id, change, content });
  return { change, missing_photos };
}

async function changeOf(kind: Exclude<ImportKind, 'section'>, id: string, content: DraftContent) {
  if (kind === 'section_draft') return { change: await changeOfSectionDraft(id, content), missing_photos: [] };
  if (kind === 'program_draft') return changeOfProgramDraft(id, programDraftIn(content));
  if (kind === 'setting') return { change: await changeOfSetting(id, content), missing_photos: [] };
  const imported = programIn(content);
  requireLicence(imported.input);
  return changeOfProgram(id, imported);
}

/**
 * Makes room for a photo and returns its upload URL. The photo is decoded once it has arrived.
 * @throws ProblemError `site_import_not_found`, `not_an_image`, `photo_too_large`
 */
export async function addPhoto(body: {
  import_id: string;
  program_id: string;
  id: string;
  content_type: string;
  size: number;
}) {
  const { import_id, program_id, id, content_type, size } = body;
  const contentType = requirePhoto(content_type, size);
  await requireStaging(import_id);
  await data.putStagedPhoto({ import_id, program_id, id, status: 'uploading', fault: null });
  return { upload: await presignUpload(uploadKey(importFolder, id), { contentType, size }) };
}

/**
 * Begins to apply an import, once all of it is there. From here on it is finished, whatever stops in between.
 * @throws ProblemError `site_import_not_found`, `site_import_incomplete`
 */
export async function startApplying(
  { import_id, documents, photos }: { import_id: string; documents: number; photos: number },
  by: string,
): Promise<SiteImport> {
  const stored = await data.findImport();
  if (stored?.id !== import_id) throw new ProblemError('site_import_not_found');
  const now = await shown(stored);
  if (stored.state === 'done') return now;
  if (stored.state === 'staging') {
    const ready = now.photos.filter(({ status }) => status === 'ready');
    const isWhole = now.documents.length === documents && ready.length === now.photos.length && ready.length === photos;
    if (!isWhole || documents > mostImported) throw new ProblemError('site_import_incomplete');
  }
  const applying = { ...stored, state: 'applying' as const, by, total: stored.total || documents };
  await data.putImport(applying);
  return { ...now, state: 'applying', total: applying.total };
}
