import type { DraftContent } from '#contracts/api/draft-shapes';
import type { PhotoRecord } from '#contracts/api/photo-record';
import type { ProgramReply } from '#contracts/api/programs';
import { isSectionId } from '#contracts/api/section-names';
import {
  archivedPicture,
  draftFile,
  photoFile,
  programFile,
  sectionFile,
  settingFile,
} from '#contracts/api/site-archive';
import { picturesIn } from '#contracts/api/site-picture-rules';
import { largestFile } from '#contracts/website/site-picture-files';
import { networkError, uploadError } from '#shared/lib/api-error.ts';
import { storedPhotos } from '../programs/photo-state.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi, staffPage } from '../session/staff-api.ts';
import { readSection } from '../site-content/section-routes.ts';
import { beginArchive } from './archive.ts';

/**
 * Makes an archive of the sections that were published, with their pictures, of the seasons and the working hours, of the
 * programs with all departures and photos, and of all drafts. What every system comes with is in no archive.
 * @param onProgress called with the number of finished programs and that of all
 */
export async function exportSite(onProgress: (done: number, count: number) => void): Promise<Blob> {
  const archive = beginArchive();
  await addSections(archive);
  await addSettings(archive);
  const programs = await allPrograms();
  for (const [index, program] of programs.entries()) {
    onProgress(index, programs.length);
    const [published, draft] = [await publishedOf(program), await draftOf(program)];
    const added = new Set([...(published?.photos ?? []), ...(draft?.photos ?? [])].map(({ id }) => id));
    const photos = storedPhotos(program).filter(({ id }) => added.has(id));
    for (const { id, image_url } of photos) await archive.add(photoFile(program.id, id), await fetched(image_url));
    if (published) await archive.add(programFile(program.id), json(published));
    if (draft) await archive.add(draftFile(programFile(program.id)), json(draft));
  }
  onProgress(programs.length, programs.length);
  return archive.end(new Date());
}

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });

async function addSections(archive: ReturnType<typeof beginArchive>): Promise<void> {
  const added = new Set<string>();
  for (const { id, version } of await resumeAfterSignIn(() => staffApi('GET /site', { query: { exported: 'true' } }))) {
    if (!isSectionId(id)) continue;
    const { live, draft } = await readSection(id);
    for (const content of [version > 0 && live.content, draft?.content]) {
      for (const [file, address] of content ? addressesOf(id, content) : []) {
        if (!added.has(file)) await archive.add(file, await fetched(address));
        added.add(file);
      }
    }
    if (version > 0) await archive.add(sectionFile(id), json(live.content));
    if (draft) await archive.add(draftFile(sectionFile(id)), json(draft.content));
  }
}

async function addSettings(archive: ReturnType<typeof beginArchive>): Promise<void> {
  const { version, updated_at: _, ...seasons } = await resumeAfterSignIn(() => staffApi('GET /settings/seasons'));
  if (version > 0) await archive.add(settingFile('seasons'), json(seasons));
  const {
    version: ofHours,
    updated_at: __,
    updated_by: _by,
    always: ___,
    ...hours
  } = await resumeAfterSignIn(() => staffApi('GET /settings/hours'));
  if (ofHours > 0) await archive.add(settingFile('hours'), json(hours));
}

/** The files of the pictures that a section names, by their names in the archive: one may be there twice. */
const addressesOf = (section: string, content: object): Map<string, string> =>
  new Map(
    picturesIn(section, content).map(({ use, picture }) => [
      archivedPicture(use, picture.id),
      largestFile[use](picture.id),
    ]),
  );

async function allPrograms(): Promise<ProgramReply[]> {
  const programs: ProgramReply[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...(cursor && { cursor }) };
    const page = await resumeAfterSignIn(() => staffPage('GET /programs/current', { query }));
    programs.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor);
  return programs;
}

/** The content that visitors see of a program, or saw before it was archived; undefined if they never did. */
async function publishedOf(program: ProgramReply) {
  const { typed, ...reply } = program;
  const {
    id: _i,
    created_at: _c,
    photo_records: _p,
    kept_photos: _k,
    departures: _d,
    departure_count: _,
    version: _v,
    publication,
    updated_at: _u,
    photos: _f,
    link_pictures: _l,
    ...body
  } = reply;
  if (publication?.state === 'draft') return;
  const parts = await partsOf(program);
  const photo_order = parts.photos.map((photo) => photo.id);
  return { ...parts, state: publication?.state ?? 'published', body: { ...body, ...typed, photo_order } };
}

/** Returns a program's unpublished changes, planned ones too; the day of a plan is no content. */
async function draftOf(program: ProgramReply) {
  const { id, created_at, publication } = program;
  const draft = await resumeAfterSignIn(() => readDraft(id, publication?.planned_version ?? null));
  if (!draft) return;
  const isNew = publication?.state === 'draft';
  const parts = isNew
    ? await partsOf(program)
    : { created_at, departures: null, photos: photosOfDraft(program, draft.content) };
  return { ...parts, content: draft.content };
}

/** The photos of a draft that the published program does not show. */
function photosOfDraft({ kept_photos = [] }: ProgramReply, { photo_order }: DraftContent) {
  const named = Array.isArray(photo_order) ? photo_order : [];
  return inShort(kept_photos.filter(({ id, status }) => status === 'ready' && named.includes(id)));
}

const inShort = (photos: readonly PhotoRecord[]) => photos.map(({ id, illustration }) => ({ id, illustration }));

const readDraft = (id: string, planned: number | null): Promise<{ content: DraftContent } | null> =>
  planned === null
    ? staffApi('GET /programs/{id}/draft', { params: { id } })
    : staffApi('GET /programs/{id}/versions/{version}', { params: { id, version: String(planned) } });

async function partsOf({ id, created_at, photo_records, departures: current }: ProgramReply) {
  const photos = photo_records.filter(({ status }) => status === 'ready');
  const departures =
    current && (await resumeAfterSignIn(() => staffApi('GET /programs/{id}/departures', { params: { id } })));
  return {
    created_at,
    departures: departures?.map(({ version: _, updated_at: _at, ...departure }) => departure) ?? null,
    photos: inShort(photos),
  };
}

async function fetched(url: string): Promise<Blob> {
  const reply = await fetch(url).catch((error: unknown) => {
    throw networkError(url, error);
  });
  if (!reply.ok) throw await uploadError(reply);
  return reply.blob();
}
