import type { ImportKind } from '#contracts/api/site-archive';
import {
  archivedPicture,
  draftFile,
  formatWithPictures,
  photoFile,
  programFile,
  sectionFile,
  settingFile,
} from '#contracts/api/site-archive';
import type { SiteImport } from '#contracts/api/site-import';
import { type PictureUse, picturesIn, pictureUses } from '#contracts/api/site-picture-rules';
import { imageType } from '#contracts/field-kit/image-type';
import { ApiError } from '#shared/lib/api.ts';
import { uploadError } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { PictureRefused, uploadSitePicture } from '../uploads/site-picture-upload.ts';
import { type Archive, ArchiveFault, openArchive, parsed } from './archive.ts';

/** A file of the archive that is refused, and why: one sentence for each field. */
export interface Refusal {
  file: string;
  fields: { field: string; message: string }[];
}

export interface Checked {
  site: SiteImport;
  documents: number;
  photos: number;
  /** The site's own pictures that this system lacked. */
  pictures: number;
  refused: Refusal[];
}

export const readImport = () => staffApi('GET /site-import');

/** The number of calls at once: uploads share the connection of the office. */
const atOnce = 4;

/**
 * Sends an archive to be checked. Nothing of it is shown before it is applied.
 * @throws ArchiveFault; ApiError
 */
export async function checkSite(file: File, onProgress: (done: number, count: number) => void): Promise<Checked> {
  const archive = await openArchive(file);
  const names = archive.manifest.files.map(({ name }) => name);
  const documents = names.flatMap((name) => documentAt(name) ?? []);
  const pictures = names.flatMap((name) => pictureAt(name) ?? []);
  const { id: import_id } = await resumeAfterSignIn(() =>
    staffApi('POST /site-import', { body: { name: file.name.slice(0, 200) } }),
  );
  const refused: Refusal[] = [];
  const missing: { program_id: string; id: string }[] = [];
  let [done, added] = [0, 0];
  const advance = () => onProgress(++done, pictures.length + documents.length + missing.length);
  // Before the documents, which may name them.
  await inTurns(pictures, async (picture) => {
    try {
      if (await sendPicture(archive, picture)) added += 1;
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      refused.push({ file: picture.file, fields: [{ field: '', message: error.reason }] });
    }
    advance();
  });
  await inTurns(documents, async ({ kind, id, file: name }) => {
    const content = parsed(await (await archive.read(name)).text(), name) as Record<string, unknown>;
    if (kind === 'section') requirePictures(archive, id, content);
    const body = { import_id, kind, id, content };
    try {
      const reply = await resumeAfterSignIn(() => staffApi('PUT /site-import/documents', { body }));
      missing.push(...reply.missing_photos.map((photo) => ({ program_id: id, id: photo })));
    } catch (error) {
      refused.push(refusalOf(name, error));
    }
    advance();
  });
  if (refused.length === 0) {
    await inTurns(missing, async (photo) => {
      await sendPhoto(archive, import_id, photo);
      advance();
    });
  }
  const site = await decoded(refused.length > 0);
  for (const { id, program_id, fault } of site.photos) {
    if (fault) refused.push({ file: photoFile(program_id, id), fields: [{ field: '', message: fault }] });
  }
  return { site, documents: documents.length, photos: missing.length, pictures: added, refused };
}

function documentAt(name: string): { kind: ImportKind; id: string; file: string } | undefined {
  const id = name.replace(/^.*\/|\.json$/g, '');
  const known: [string, ImportKind][] = [
    [sectionFile(id), 'section'],
    [programFile(id), 'program'],
    [draftFile(sectionFile(id)), 'section_draft'],
    [draftFile(programFile(id)), 'program_draft'],
    [settingFile(id), 'setting'],
  ];
  const kind = known.find(([file]) => file === name)?.[1];
  return kind && { kind, id, file: name };
}

interface ArchivedPicture {
  use: PictureUse;
  id: string;
  file: string;
}

function pictureAt(name: string): ArchivedPicture | undefined {
  const [, folder, file = ''] = name.split('/');
  const use = pictureUses.find((one) => one === folder);
  const id = file.replace(/\.\w+$/, '');
  return use && name === archivedPicture(use, id) ? { use, id, file: name } : undefined;
}

/** @throws ArchiveFault `missing` if a section names a picture that the archive lacks */
function requirePictures({ manifest }: Archive, section: string, content: unknown): void {
  if (manifest.format < formatWithPictures) return;
  const files = new Set(manifest.files.map(({ name }) => name));
  const wanted = picturesIn(section, Object(content)).map(({ use, picture }) => archivedPicture(use, picture.id));
  const missing = wanted.find((name) => !files.has(name));
  if (missing) throw new ArchiveFault('missing', missing);
}

/**
 * Sends a picture of the site, unless it is here. Nothing shows it before a section names it.
 * @returns whether it was sent
 * @throws PictureRefused; ArchiveFault; ApiError
 */
async function sendPicture(archive: Archive, { use, id, file }: ArchivedPicture): Promise<boolean> {
  if (await isReady(id)) return false;
  const content = new File([await archive.read(file)], file);
  await uploadSitePicture(use, content, { id, signal: new AbortController().signal, onProgress: () => undefined });
  return true;
}

async function isReady(id: string): Promise<boolean> {
  try {
    const { status } = await resumeAfterSignIn(() => staffApi('GET /site/pictures/{id}', { params: { id } }));
    return status === 'ready';
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

/**
 * Reads from an error why the server has refused a document.
 * @throws the error itself, if it is no refusal
 */
function refusalOf(file: string, error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  if (![404, 413, 422].includes(error.status) && error.code !== 'publication_planned') throw error;
  const fields = error.errors.map(({ field, message }) => ({ field, message }));
  return { file, fields: fields.length > 0 ? fields : [{ field: '', message: error.detail }] };
}

async function sendPhoto(archive: Archive, import_id: string, photo: { program_id: string; id: string }) {
  const content = await archive.read(photoFile(photo.program_id, photo.id));
  const type = imageType(new Uint8Array(await content.slice(0, 64).arrayBuffer())) ?? 'image/jpeg';
  const body = { import_id, ...photo, content_type: type, size: content.size };
  const { upload } = await resumeAfterSignIn(() => staffApi('POST /site-import/photos', { body }));
  const { url, method, headers } = upload;
  const reply = await fetch(url, { method, headers, body: content });
  if (!reply.ok) throw await uploadError(reply);
}

const between = 1000;
const pause = () => new Promise((resolve) => setTimeout(resolve, between));

/** Waits until every photo has been decoded. */
async function decoded(atOnceIsEnough: boolean): Promise<SiteImport> {
  for (;;) {
    const site = await resumeAfterSignIn(readImport);
    if (!site) throw new Error('The import has been discarded.');
    if (atOnceIsEnough || site.photos.every(({ status }) => status !== 'uploading')) return site;
    await pause();
  }
}

interface Application extends Pick<Checked, 'documents' | 'photos'> {
  site: Pick<SiteImport, 'id'>;
}

/** Starts to apply an import, or lets one that hangs go on. */
export const applySite = ({ site, documents, photos }: Application): Promise<SiteImport> =>
  resumeAfterSignIn(() =>
    staffApi('POST /site-import/application', { body: { import_id: site.id, documents, photos } }),
  );

export const discardSite = () => resumeAfterSignIn(() => staffApi('DELETE /site-import'));

async function inTurns<Entry>(entries: readonly Entry[], handle: (entry: Entry) => Promise<void>): Promise<void> {
  const left = [...entries];
  const work = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) await handle(entry);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
