import type { ProgramReply } from '#contracts/api/programs';
import { isSectionId } from '#contracts/api/section-names';
import { archivedPicture, photoFile, programFile, sectionFile } from '#contracts/api/site-archive';
import { picturesIn } from '#contracts/api/site-picture-rules';
import { largestFile } from '#contracts/website/site-picture-files';
import { networkError, uploadError } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi, staffPage } from '../session/staff-api.ts';
import { readSection } from '../site-content/section-routes.ts';
import { beginArchive } from './archive.ts';

/**
 * Makes an archive of the sections that were published, with their pictures, and of the published and archived programs,
 * with all departures and photos. A section as every system comes with it is in no archive.
 * @param onProgress called with the number of finished programs and that of all
 */
export async function exportSite(onProgress: (done: number, count: number) => void): Promise<Blob> {
  const archive = beginArchive();
  const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });
  for (const { id, version } of await resumeAfterSignIn(() => staffApi('GET /site', { query: { exported: 'true' } }))) {
    if (version === 0 || !isSectionId(id)) continue;
    const { content } = (await readSection(id)).live;
    for (const [file, address] of addressesOf(id, content)) await archive.add(file, await fetched(address));
    await archive.add(sectionFile(id), json(content));
  }
  const programs = await programsToMove();
  for (const [index, program] of programs.entries()) {
    onProgress(index, programs.length);
    const photos = program.photo_records.filter(({ status }) => status === 'ready');
    for (const { id, image_url } of photos) await archive.add(photoFile(program.id, id), await fetched(image_url));
    await archive.add(programFile(program.id), json(await documentOf(program)));
  }
  onProgress(programs.length, programs.length);
  return archive.end(new Date());
}

/** The files of the pictures that a section names, by their names in the archive: one may be there twice. */
const addressesOf = (section: string, content: object): Map<string, string> =>
  new Map(
    picturesIn(section, content).map(({ use, picture }) => [
      archivedPicture(use, picture.id),
      largestFile[use](picture.id),
    ]),
  );

/** All but drafts. */
async function programsToMove(): Promise<ProgramReply[]> {
  const programs: ProgramReply[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...(cursor && { cursor }) };
    const page = await resumeAfterSignIn(() => staffPage('GET /programs/current', { query }));
    programs.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor);
  return programs.filter(({ publication }) => publication?.state !== 'draft');
}

async function documentOf(program: ProgramReply) {
  const { id, created_at, photo_records, typed, departures: current, ...reply } = program;
  const {
    departure_count: _,
    version: _v,
    publication,
    updated_at: _u,
    photos: _f,
    link_pictures: _l,
    ...body
  } = reply;
  const photos = photo_records.filter(({ status }) => status === 'ready');
  const departures =
    current && (await resumeAfterSignIn(() => staffApi('GET /programs/{id}/departures', { params: { id } })));
  return {
    created_at,
    state: publication?.state ?? 'published',
    body: { ...body, ...typed, photo_order: photos.map((photo) => photo.id) },
    departures: departures?.map(({ version: _, updated_at: _at, ...departure }) => departure) ?? null,
    photos: photos.map((photo) => ({ id: photo.id, illustration: photo.illustration })),
  };
}

async function fetched(url: string): Promise<Blob> {
  const reply = await fetch(url).catch((error: unknown) => {
    throw networkError(url, error);
  });
  if (!reply.ok) throw await uploadError(reply);
  return reply.blob();
}
