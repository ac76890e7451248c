import type { ImportKind } from '#contracts/api/site-archive';
import { photoFile, programFile, sectionFile } from '#contracts/api/site-archive';
import type { SiteImport } from '#contracts/api/site-import';
import { imageType } from '#contracts/field-kit/image-type';
import { ApiError } from '#shared/lib/api.ts';
import { uploadError } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';
import { type Archive, openArchive, parsed } from './archive.ts';

/** A file of the archive that is refused, and why: one sentence for each field. */
export interface Refusal {
  file: string;
  fields: { field: string; message: string }[];
}

export interface Checked {
  site: SiteImport;
  documents: number;
  photos: number;
  refused: Refusal[];
}

export const readImport = () => staffApi('GET /site-import');

/** How many calls at once: uploads share the connection of the office. */
const atOnce = 4;

/**
 * Sends an archive to be checked. Nothing of it is shown before it is applied.
 * @throws ArchiveFault; ApiError
 */
export async function checkSite(file: File, onProgress: (done: number, count: number) => void): Promise<Checked> {
  const archive = await openArchive(file);
  const documents = archive.manifest.files.flatMap(({ name }) => documentAt(name) ?? []);
  const { id: import_id } = await resumeAfterSignIn(() =>
    staffApi('POST /site-import', { body: { name: file.name.slice(0, 200) } }),
  );
  const refused: Refusal[] = [];
  const missing: { program_id: string; id: string }[] = [];
  let done = 0;
  await inTurns(documents, async ({ kind, id, file: name }) => {
    const content = parsed(await (await archive.read(name)).text(), name) as Record<string, unknown>;
    const body = { import_id, kind, id, content };
    try {
      const reply = await resumeAfterSignIn(() => staffApi('PUT /site-import/documents', { body }));
      missing.push(...reply.missing_photos.map((photo) => ({ program_id: id, id: photo })));
    } catch (error) {
      refused.push(refusalOf(name, error));
    }
    onProgress(++done, documents.length + missing.length);
  });
  if (refused.length === 0) {
    await inTurns(missing, async (photo) => {
      await sendPhoto(archive, import_id, photo);
      onProgress(++done, documents.length + missing.length);
    });
  }
  const site = await decoded(refused.length > 0);
  for (const { id, program_id, fault } of site.photos) {
    if (fault) refused.push({ file: photoFile(program_id, id), fields: [{ field: '', message: fault }] });
  }
  return { site, documents: documents.length, photos: missing.length, refused };
}

function documentAt(name: string): { kind: ImportKind; id: string; file: string } | undefined {
  const [folder, file = ''] = name.split('/');
  const id = file.replace(/\.json$/, '');
  if (name === sectionFile(id)) return { kind: 'section', id, file: name };
  return folder === 'programs' && name === programFile(id) ? { kind: 'program', id, file: name } : undefined;
}

/**
 * Reads from an error why the server has refused a document.
 * @throws the error itself, if it is no refusal
 */
function refusalOf(file: string, error: unknown): Refusal {
  if (!(error instanceof ApiError) || ![404, 413, 422].includes(error.status)) throw error;
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

export const applySite = ({ site, documents, photos }: Omit<Checked, 'refused'>): Promise<SiteImport> =>
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
