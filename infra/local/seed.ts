import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, riyadhDay } from '#contracts/calendar';
import type { PhotoUpload } from '#contracts/photos';
import type { PhotoRecord, Program } from '#contracts/programs';
import type { SampleProgram } from '../seed/programs.ts';
import { writeWhole } from './files.ts';
import { type ApiSession, signIn } from './seed-session.ts';
import type { Account } from './staff.ts';

const photoTimeout = 60_000;

interface SeedOptions {
  /** Origin of the site. */
  url: string;
  dataDir: string;
  staff: Account;
  say(text: string): void;
}

/**
 * Adds the sample programs with their photos through the API, as staff would. Once: what staff delete stays deleted,
 * and a database with programs of its own is left alone. Cut off in the middle, it goes on at the next start.
 */
export async function seedSamples({ url, dataDir, staff, say }: SeedOptions): Promise<void> {
  const started = join(dataDir, 'seed.started');
  const done = join(dataDir, 'seed.done');
  if (existsSync(done)) return;
  const api = await signIn(url, staff);
  const existing = await listPrograms(api);
  if (existing.length === 0 || existsSync(started)) {
    say('Adding the sample programs ...');
    await writeWhole(started, '');
    const { samplePrograms } = await import('../seed/programs.ts');
    // The list shows the newest first.
    for (const sample of samplePrograms.toReversed()) await addSample(api, sample, existing);
  }
  await writeWhole(done, '');
  await api.signOut();
}

async function listPrograms(api: ApiSession): Promise<Program[]> {
  return api.call<Program[]>('GET', '/programs?limit=100');
}

async function addSample(api: ApiSession, sample: SampleProgram, existing: readonly Program[]): Promise<void> {
  const { slug, starts_in_days, photos, ...fields } = sample;
  const from_date = addDays(riyadhDay(), starts_in_days);
  const body = { ...fields, from_date, to_date: addDays(from_date, sample.nights) };
  const known = existing.find(({ trip_name }) => trip_name === sample.trip_name);
  const program = known ?? (await api.call<Program>('POST', '/programs', body));
  // Uploads that were cut off would take up places for ever.
  const { ready, uploading } = Object.groupBy(program.photo_records, ({ status }) => status);
  for (const { id } of uploading ?? []) await api.call('DELETE', `/programs/${program.id}/photos/${id}`);
  const missing = photos.slice(ready?.length ?? 0);
  const { renderPhoto } = await import('../seed/photos.ts');
  const pictures = await Promise.all(missing.map(renderPhoto));
  for (const [index, bytes] of pictures.entries()) await addPhoto(api, program.id, `${slug}-${index + 1}.jpg`, bytes);
  await untilReady(api, program.id);
}

async function addPhoto(api: ApiSession, programId: string, fileName: string, bytes: Buffer): Promise<void> {
  const { upload } = await api.call<PhotoUpload>('POST', '/programs/photos', {
    program_id: programId,
    file_name: fileName,
    content_type: 'image/jpeg',
    size: bytes.length,
  });
  const response = await fetch(upload.url, {
    method: upload.method,
    headers: upload.headers,
    body: new Uint8Array(bytes),
  });
  if (!response.ok) throw new Error(`A sample photo was refused: ${response.status} ${await response.text()}`);
}

async function untilReady(api: ApiSession, programId: string): Promise<void> {
  const deadline = Date.now() + photoTimeout;
  const isReady = ({ status }: PhotoRecord) => status === 'ready';
  while (!(await api.call<Program>('GET', `/programs/${programId}`)).photo_records.every(isReady)) {
    if (Date.now() > deadline) throw new Error(`The photos of the sample program ${programId} are not ready.`);
    await delay(50);
  }
}
