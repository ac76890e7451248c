import type { ProgramReply } from '#contracts/api/programs';
import { isSectionId } from '#contracts/api/section-names';
import { photoFile, programFile, sectionFile } from '#contracts/api/site-archive';
import { networkError, uploadError } from '#shared/lib/api-error.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi, staffPage } from '../session/staff-api.ts';
import { readSection } from '../site-content/section-routes.ts';
import { beginArchive } from './archive.ts';

/**
 * Makes an archive of what visitors see: the sections that were published, and the published programs with all departures
 * and photos. A section as every system comes with it is in no archive.
 * @param onProgress called with the number of finished programs and that of all
 */
export async function exportSite(onProgress: (done: number, count: number) => void): Promise<Blob> {
  const archive = beginArchive();
  const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });
  for (const { id, version } of await resumeAfterSignIn(() => staffApi('GET /site'))) {
    if (version === 0 || !isSectionId(id)) continue;
    await archive.add(sectionFile(id), json((await readSection(id)).live.content));
  }
  const programs = await publishedPrograms();
  for (const [index, program] of programs.entries()) {
    onProgress(index, programs.length);
    const photos = program.photo_records.filter(({ status }) => status === 'ready');
    for (const { id, image_url } of photos) await archive.add(photoFile(program.id, id), await fetched(image_url));
    await archive.add(programFile(program.id), json(await documentOf(program)));
  }
  onProgress(programs.length, programs.length);
  return archive.end(new Date());
}

async function publishedPrograms(): Promise<ProgramReply[]> {
  const programs: ProgramReply[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 100, ...(cursor && { cursor }) };
    const page = await resumeAfterSignIn(() => staffPage('GET /programs/current', { query }));
    programs.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor);
  return programs.filter(({ publication }) => publication?.state === 'published');
}

async function documentOf(program: ProgramReply) {
  const { id, created_at, photo_records, typed, departures: current, ...reply } = program;
  const {
    departure_count: _,
    version: _v,
    publication: _p,
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
