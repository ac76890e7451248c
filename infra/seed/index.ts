import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, riyadhDay } from '#contracts/calendar';
import type { PhotoUpload } from '#contracts/photos';
import type { PhotoRecord, Program } from '#contracts/programs';
import { writeAtomically } from '../shared/files.ts';
import type { SamplePhoto, SampleProgram } from './programs/index.ts';
import { type ApiSession, signIn } from './session.ts';
import type { Account } from './staff.ts';

const photoTimeout = 120_000;

interface SeedOptions {
  /** Origin of the site. */
  url: string;
  dataDir: string;
  staff: Account;
  /** Stops the work in the background; the next start continues it. */
  signal?: AbortSignal;
  say(text: string): void;
}

export interface Seeding {
  /** Resolves when the programs have all of their photos. */
  complete: Promise<void>;
}

/**
 * Adds the sample programs with their photos through the API: first each with its cover, then, in the background, the
 * other photos. Runs once: deleted samples stay deleted, and a database with other programs is left alone. If
 * interrupted, it continues at the next start.
 */
export async function seedSamples({ url, dataDir, staff, signal, say }: SeedOptions): Promise<Seeding> {
  const started = join(dataDir, 'seed.started');
  const done = join(dataDir, 'seed.done');
  if (existsSync(done)) return { complete: Promise.resolve() };
  const api = await signIn(url, staff);
  const finish = async () => {
    await writeAtomically(done, '');
    await api.signOut();
  };
  const existing = await listPrograms(api);
  if (existing.length > 0 && !existsSync(started)) return { complete: finish() };

  say('Adding the sample programs ...');
  await writeAtomically(started, '');
  const { samplePrograms } = await import('./programs/index.ts');
  const added: AddedSample[] = [];
  // The list shows the newest first.
  for (const sample of samplePrograms.toReversed()) added.push(await addSample(api, sample, existing));
  for (const sample of added) await addPhotos(api, sample, 1);
  for (const { program } of added) await untilReady(api, program.id);
  return { complete: addTheRest(api, added, signal).then(finish).catch(unlessStopped(signal)) };
}

async function addTheRest(api: ApiSession, added: readonly AddedSample[], signal?: AbortSignal) {
  for (const sample of added.toReversed()) {
    signal?.throwIfAborted();
    await addPhotos(api, sample, sample.photos.length);
  }
  for (const { program } of added) await untilReady(api, program.id);
}

/** Ignores a stop on purpose. Other failures are logged and do not stop the server. */
const unlessStopped = (signal: AbortSignal | undefined) => (error: Error) => {
  if (!signal?.aborted)
    console.error(`Some sample photos could not be added; the next start continues: ${error.message}`);
};

async function listPrograms(api: ApiSession): Promise<Program[]> {
  return api.call<Program[]>('GET', '/programs?limit=100');
}

interface AddedSample {
  program: Program;
  slug: string;
  photos: readonly SamplePhoto[];
  /** Number of photos that exist. */
  present: number;
}

async function addSample(api: ApiSession, sample: SampleProgram, existing: readonly Program[]): Promise<AddedSample> {
  const { slug, starts_in_days, photos, ...fields } = sample;
  const from_date = addDays(riyadhDay(), starts_in_days);
  const body = { ...fields, from_date, to_date: addDays(from_date, sample.nights) };
  const known = existing.find(({ trip_name }) => trip_name === sample.trip_name);
  const program = known ?? (await api.call<Program>('POST', '/programs', body));
  // Replaces photos from the first interrupted one on, so that none is missing, duplicated or out of order.
  const ready = program.photo_records.findIndex((photo) => !isReady(photo));
  const present = ready < 0 ? program.photo_records.length : ready;
  for (const { id } of program.photo_records.slice(present)) {
    await api.call('DELETE', `/programs/${program.id}/photos/${id}`);
  }
  return { program, slug, photos, present };
}

/** Renders and uploads photos one at a time, until the program has `count`. */
async function addPhotos(api: ApiSession, sample: AddedSample, count: number): Promise<void> {
  const { renderPhoto } = await import('./photos.ts');
  for (const photo of sample.photos.slice(sample.present, count)) {
    sample.present += 1;
    await addPhoto(api, sample.program.id, `${sample.slug}-${sample.present}.jpg`, await renderPhoto(photo));
  }
}

async function addPhoto(api: ApiSession, programId: string, fileName: string, bytes: Buffer): Promise<void> {
  const { upload } = await api.call<PhotoUpload>('POST', '/programs/photos', {
    program_id: programId,
    file_name: fileName,
    content_type: 'image/jpeg',
    size: bytes.length,
    illustration: true,
  });
  const response = await fetch(upload.url, {
    method: upload.method,
    headers: upload.headers,
    body: new Uint8Array(bytes),
  });
  if (!response.ok) throw new Error(`A sample photo was refused: ${response.status} ${await response.text()}`);
}

const isReady = ({ status }: PhotoRecord) => status === 'ready';

async function untilReady(api: ApiSession, programId: string): Promise<void> {
  const deadline = Date.now() + photoTimeout;
  while (!(await api.call<Program>('GET', `/programs/${programId}`)).photo_records.every(isReady)) {
    if (Date.now() > deadline) throw new Error(`The photos of the sample program ${programId} are not ready.`);
    await delay(50);
  }
}
