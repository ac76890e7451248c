import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { v7 as uuid } from 'uuid';
import { DepartureBody } from '#contracts/api/departures';
import { inputOf } from '#contracts/api/program-edge';
import { ProgramBody, type ProgramInput } from '#contracts/api/programs';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { ensureBuilt } from '../../infra/bundle/ensure-built.ts';
import { program } from '../support/bodies.ts';
import { openTestDatabase } from '../support/database.ts';
import { openSiteStorage } from '../support/site-storage.ts';
import { functionsFolder } from './functions.ts';
import { median, ms, printTable, seconds } from './measure.ts';
import type { Published } from './publish-child.ts';

const sizes = (process.env.PROGRAMS ?? '100,1000,5000').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 5);
/** The departures of each program. */
export const departures = Number(process.env.DEPARTURES ?? 10);
/** Above this size, only the data is published before the edits: all pages take minutes. */
const mostPages = 1000;
const here = join(import.meta.dirname, '../..');

type Edit = Published & { calls: number };

interface Version {
  name: string;
  bucket: string;
  child: ChildProcess;
}

/**
 * Publishes one edit of a program, in catalogues of several sizes, with the built function in its own process, and
 * measures the processor time. `VERSIONS` names the folders of other checkouts, built, to measure in turn with this
 * one.
 */
export async function benchPublish() {
  await ensureBuilt(['site']);
  const [only = 0, ...more] = sizes;
  if (more.length === 0) return benchCatalogue(only);
  // Each in a process of its own, since the data modules keep their first database.
  for (const size of sizes) {
    const env = { ...process.env, PROGRAMS: String(size) };
    spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts'), 'publish'], { stdio: 'inherit', env });
  }
}

async function benchCatalogue(size: number) {
  const { credentials, close } = await openTestDatabase();
  const folders = [...(process.env.VERSIONS?.split(',').map((folder) => resolve(folder)) ?? []), here];
  const versions: Version[] = [];
  const buckets = folders.map((_, index) => `site${index}`);
  const storage = await openSiteStorage({ credentials, buckets });
  const temporary = await mkdtemp(join(tmpdir(), 'bench-publish-'));
  try {
    const ids = await addPrograms(size);
    for (const [index, folder] of folders.entries()) {
      const bucket = `site${index}`;
      // The renderer stands beside the code, as on Lambda.
      const code = join(temporary, `code${index}`);
      const functions = folder === here ? functionsFolder : join(folder, 'dist/functions');
      // By itself, or in the function that follows the table.
      const name = existsSync(join(functions, 'publishProgram')) ? 'publishProgram' : 'followPrograms';
      await cp(join(functions, name), code, { recursive: true });
      await cp(join(folder, 'dist/pages'), join(code, 'pages'), { recursive: true });
      const child = fork(join(import.meta.dirname, 'publish-child.ts'), [join(code, 'index.mjs')], {
        env: {
          ...process.env,
          AWS_ENDPOINT_URL_S3: storage.url,
          SITE_BUCKET: bucket,
          SITE_ORIGIN: 'https://www.rihla.example',
        },
      });
      versions.push({ name: `${basename(folder)} (${index})`, bucket, child });
    }
    const rows = [];
    const dataOnly = size > mostPages;
    const edits = new Map<string, Edit[]>();
    for (const version of versions) {
      const all = await ask(version.child, { dataOnly });
      rows.push({
        what: dataOnly ? 'all data' : 'everything',
        version: version.name,
        wall: seconds(all.wall),
        CPU: seconds(all.cpu),
        'storage calls': storage.takeCalls(version.bucket),
      });
    }
    for (let round = 0; round < rounds; round++) {
      const id = ids[Math.floor((ids.length - 1) * (round / Math.max(1, rounds - 1)))] ?? '';
      await editProgram(id, round);
      for (const { name, child, bucket } of versions) {
        const published = await ask(child, { id });
        edits.set(name, [...(edits.get(name) ?? []), { ...published, calls: storage.takeCalls(bucket) }]);
      }
    }
    for (const [name, all] of edits) {
      const of = (key: keyof Edit) => median(all.map((one) => one[key]));
      rows.push({
        what: 'an edit',
        version: name,
        wall: ms(of('wall')),
        CPU: ms(of('cpu')),
        'storage calls': of('calls'),
      });
    }
    printTable(`Publishing with ${size} programs of ${departures} departures (median of ${rounds} edits)`, rows);
  } finally {
    for (const { child } of versions) child.kill();
    await storage.close();
    await close();
    await rm(temporary, { recursive: true, force: true });
  }
}

async function ask(child: ChildProcess, wish: { id?: string; dataOnly?: boolean }): Promise<Published> {
  child.send(wish);
  const [reply] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof reply !== 'object' || reply === null) throw new Error('The function ended.');
  if ('error' in reply) throw new Error(String(reply.error));
  return reply as Published;
}

const cities = ['الرياض', 'جدة', 'باريس', 'إسطنبول', 'كوالالمبور', 'برشلونة', 'العلا', 'أبها'];

/** Adds programs with differing places, dates and prices; returns their ids. */
export async function addPrograms(count: number): Promise<string[]> {
  const { createProgram } = await import('../../functions/data/programs.ts');
  const ids: string[] = [];
  for (let first = 0; first < count; first += 50) {
    const some = Array.from({ length: Math.min(50, count - first) }, (_, index) => bodyOf(first + index));
    const made = (await Promise.all(some.map((body) => createProgram(body)))).map(({ id }) => id);
    await Promise.all(made.map((id, index) => addDeparturesTo(id, first + index)));
    ids.push(...made);
  }
  return ids;
}

async function addDeparturesTo(programId: string, index: number): Promise<void> {
  const { addDeparture } = await import('../../functions/data/departures.ts');
  for (let number = 0; number < departures; number++) {
    await addDeparture(programId, uuid(), departureOf(index, number));
  }
}

/** A departure of the program with this index. */
export function departureOf(index: number, number: number): DepartureBody {
  const from_date = addDays(riyadhDay(), 20 + ((index * 7 + number * 41) % 500));
  const seats = { capacity: 20, seats_left: (index + number) % 20 };
  return DepartureBody.parse({ from_date, to_date: addDays(from_date, 4), nights: 4, ...seats });
}

/** The fields of a program as staff have typed them. */
export function bodyOf(index: number): ProgramInput {
  const from_date = addDays(riyadhDay(), 20 + (index % 300));
  const body = ProgramBody.parse(
    program({
      trip_name: `برنامج ${index}`,
      city: cities[index % cities.length],
      price_sar: 1000 + ((index * 37) % 9000),
      from_date,
      to_date: addDays(from_date, 4),
      description: 'بين الصخور والواحات، ثلاثة أيام من الهدوء. '.repeat(10),
      translations: { en: { trip_name: `Program ${index}`, city: `City ${index % cities.length}` } },
    }),
  );
  return inputOf(body);
}

export async function editProgram(id: string, round: number) {
  const { publishInput } = await import('../../functions/logic/publications/publish.ts');
  await publishInput(id, () => bodyOf(100_000 + round * 11), { by: 'staff@rihla.example' });
}
