import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PhotoRecord } from '#contracts/api/photo-record';
import type { PhotoUpload } from '#contracts/api/photos';
import type { ProgramReply } from '#contracts/api/programs';
import { isLicensed } from '#contracts/api/umrah';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { writeAtomically } from '../common/files.ts';
import { addDepartures, addPhotoTexts, sampleBody } from './offer.ts';
import type { SamplePhoto, SampleProgram } from './programs/index.ts';
import type { SampleOffer } from './programs/sample-offer.ts';
import { type ApiSession, signIn } from './session.ts';
import type { FirstAccount } from './staff.ts';
import { uploadPhoto } from './upload.ts';

/** In milliseconds, for the photos of all programs together. */
const photoTimeout = 300_000;

interface SeedOptions {
  /** Origin of the API. */
  url: string;
  /** The origin by which browsers know the API, if it differs: uploads addressed to it go to `url`. */
  siteOrigin?: string;
  dataDir: string;
  staff: FirstAccount;
  /** The number of the agency's Umrah licence, without which the sample for Umrah is left out. */
  umrahLicence?: string | undefined;
  /** Adds all photos of the newest program, and of the others only the cover. */
  coversOnly?: boolean;
  /** Stops the background work; the next start continues it. */
  signal?: AbortSignal;
  say(text: string): void;
}

interface Place {
  api: ApiSession;
  url: string;
  siteOrigin: string | undefined;
}

export interface Seeding {
  /** Resolves when the programs have all of their photos. */
  complete: Promise<void>;
}

/**
 * Adds the sample programs with their photos through the API: first each program with its cover, then the other photos
 * in the background. Runs once: deleted samples stay deleted, and a database with other programs is left unchanged. If
 * interrupted, it continues at the next start.
 */
export async function seedSamples(options: SeedOptions): Promise<Seeding> {
  const { url, dataDir, staff, signal, say } = options;
  const started = join(dataDir, 'seed.started');
  const done = doneFile(dataDir);
  if (existsSync(done)) return { complete: Promise.resolve() };
  const { email, password } = staff;
  if (password === undefined) {
    say(`The sample programs are not added: ${email} has a password of its own.`);
    return { complete: Promise.resolve() };
  }
  const api = await signIn(url, { email, password });
  const finish = async () => {
    await neverSeed(dataDir);
    await api.signOut();
  };
  const existing = await listPrograms(api);
  if (existing.length > 0 && !existsSync(started)) return { complete: finish() };

  say('Adding the sample programs ...');
  await writeAtomically(started, '');
  const { samplePrograms } = await import('./programs/index.ts');
  const added: AddedSample[] = [];
  const samples = samplePrograms.filter(({ type }) => isLicensed({ type: type ?? null }, options.umrahLicence ?? ''));
  // In reverse, because the list shows the newest first.
  for (const sample of samples.toReversed()) added.push(await addSample(api, sample, existing));
  const place = { api, url, siteOrigin: options.siteOrigin };
  for (const sample of added) await addPhotos(place, sample, 1);
  const late = await untilReady(api, added);
  if (late.length) say(`${late.join(', ')}: the photos are not ready yet. They appear once they are processed.`);
  // The last one added is the newest.
  const illustrated = options.coversOnly ? added.slice(-1) : added;
  return { complete: addTheRest(place, illustrated, signal).then(finish).catch(unlessStopped(signal)) };
}

const doneFile = (dataDir: string) => join(dataDir, 'seed.done');

/** Prevents later starts from adding samples. */
export const neverSeed = (dataDir: string): Promise<void> => writeAtomically(doneFile(dataDir), '');

async function addTheRest(place: Place, added: readonly AddedSample[], signal?: AbortSignal) {
  for (const sample of added.toReversed()) {
    signal?.throwIfAborted();
    await addPhotos(place, sample, sample.photos.length);
  }
  const late = await untilReady(place.api, added);
  if (late.length) throw new Error(`the photos of ${late.join(', ')} are not ready`);
  for (const { program, body, offer } of added) {
    signal?.throwIfAborted();
    await addPhotoTexts(place.api, program.id, body, offer);
  }
}

/** Ignores an intentional stop. Other failures are logged and do not stop the server. */
const unlessStopped = (signal: AbortSignal | undefined) => (error: Error) => {
  if (!signal?.aborted)
    console.error(`Some sample photos could not be added; the next start continues: ${error.message}`);
};

async function listPrograms(api: ApiSession): Promise<ProgramReply[]> {
  return api.call<ProgramReply[]>('GET', '/programs?limit=100');
}

interface AddedSample {
  program: ProgramReply;
  slug: string;
  photos: readonly SamplePhoto[];
  /** Number of existing photos. */
  present: number;
  body: object;
  offer: SampleOffer;
}

async function addSample(
  api: ApiSession,
  sample: SampleProgram,
  existing: readonly ProgramReply[],
): Promise<AddedSample> {
  const { slug, photos, offer } = sample;
  const body = sampleBody(sample, riyadhDay());
  const known = existing.find(({ trip_name }) => trip_name === sample.trip_name);
  const program = known ?? (await api.call<ProgramReply>('POST', '/programs', body));
  await addDepartures(api, program.id, sample);
  // Replaces photos from the first interrupted one on, so that none is missing, duplicated or out of order.
  const ready = program.photo_records.findIndex((photo) => !isReady(photo));
  const present = ready < 0 ? program.photo_records.length : ready;
  for (const { id } of program.photo_records.slice(present)) {
    await api.call('DELETE', `/programs/${program.id}/photos/${id}`);
  }
  return { program, slug, photos, present, body, offer };
}

/** Renders and uploads photos one at a time, until the program has `count`. */
async function addPhotos(place: Place, sample: AddedSample, count: number): Promise<void> {
  const { renderPhoto } = await import('./photos.ts');
  for (const photo of sample.photos.slice(sample.present, count)) {
    sample.present += 1;
    await addPhoto(place, sample.program.id, `${sample.slug}-${sample.present}.jpg`, await renderPhoto(photo));
  }
}

async function addPhoto(place: Place, programId: string, fileName: string, bytes: Buffer): Promise<void> {
  const upload = await place.api.call<PhotoUpload>('POST', '/programs/photos', {
    program_id: programId,
    file_name: fileName,
    content_type: 'image/jpeg',
    size: bytes.length,
    illustration: true,
  });
  await uploadPhoto(upload, bytes, place);
}

const isReady = ({ status }: PhotoRecord) => status === 'ready';

/** Waits for the programs' photos, up to a limit. Returns the slugs of programs whose photos are not ready then. */
async function untilReady(api: ApiSession, added: readonly AddedSample[]): Promise<string[]> {
  const deadline = Date.now() + photoTimeout;
  const late: string[] = [];
  for (const { program, slug } of added) {
    const areReady = async () =>
      (await api.call<ProgramReply>('GET', `/programs/${program.id}`)).photo_records.every(isReady);
    let isDone = await areReady();
    while (!isDone && Date.now() < deadline) {
      await delay(50);
      isDone = await areReady();
    }
    if (!isDone) late.push(slug);
  }
  return late;
}
