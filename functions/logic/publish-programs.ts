import { setTimeout as wait } from 'node:timers/promises';
import type { Program } from '#contracts/programs';
import { invalidate } from '../data/cdn.ts';
import { allProgramIds, readPrograms } from '../data/programs.ts';
import * as storage from '../data/site-storage.ts';
import { coalesce } from './coalesce.ts';
import { type Making, openSite } from './open-site.ts';
import { RetryLater } from './outages.ts';
import {
  dataFile,
  hashOf,
  ownFingerprint,
  ownKeys,
  ownPages,
  type ProgramFile,
  type Site,
  sharedFiles,
} from './program-pages.ts';

/** The number of programs in one step. */
const stepSize = 50;
/** The number of programs whose files are written in parallel. */
const inParallel = 8;
/** The maximum number of attempts if other writers are faster. */
const mostAttempts = 30;

/** One path invalidates the whole site: CloudFront charges per path. */
const everything = ['/*'];

const changedIds = new Set<string>();
const publishWaiting = coalesce(async () => {
  const ids = [...changedIds];
  changedIds.clear();
  await publishChanged(ids);
});

/** Publishes a changed program. Changes at the same time are published in one run. */
export function programChanged(id: string): Promise<void> {
  changedIds.add(id);
  return publishWaiting();
}

/**
 * Publishes the current state of these programs, and the pages that list programs. The order and repetition of events
 * do not matter. Does nothing without a bucket: then the server renders pages itself. The pages of similar programs are
 * published with the next day's.
 */
export async function publishChanged(ids: readonly string[], making: Making = {}): Promise<void> {
  const site = await openSite(making);
  if (!site) return;
  for (const step of stepsOf(ids)) await publishOwn(site, step, { pages: true });
  await publishShared(site);
}

/** Publishes changes and invalidates the CDN. */
export async function refreshCdn(ids: readonly string[], making: Making = {}): Promise<void> {
  // Publishes first, or the CDN would fetch an outdated page again.
  await publishChanged(ids, making);
  await invalidate(everything);
}

/** The position at which a run over all programs continues: first their data, then their pages. */
export interface Progress {
  part: 'data' | 'pages';
  /** The last completed program. */
  after?: string | undefined;
  /** True if a file has changed. */
  changed: boolean;
}

interface Publishing extends Making {
  /** True to write unchanged files too, because a deployment may have replaced them. */
  again?: boolean;
  from?: Progress;
  /** Returns true when the time is up. */
  isOver?: () => boolean;
}

/**
 * Publishes the current state of all programs, and removes the files of deleted ones.
 * @returns the position at which to continue if the time is up, else undefined
 */
export async function publishPrograms(options: Publishing = {}): Promise<Progress | undefined> {
  const { again = false, from = { part: 'data', changed: false }, isOver = () => false } = options;
  const site = await openSite(options);
  if (!site) return undefined;
  let { changed } = from;
  const published = (await storage.readPublished(site.bucket)).programs.map(({ id }) => id);
  const ids = [...new Set([...(await allProgramIds()), ...published])].sort().reverse();
  for (const part of from.part === 'pages' ? (['pages'] as const) : (['data', 'pages'] as const)) {
    const after = part === from.part ? from.after : undefined;
    for (const step of stepsOf(ids.filter((id) => after === undefined || id < after))) {
      const due = again ? step : await dueOf(site, step, part);
      if (await publishOwn(site, due, { pages: part === 'pages', again })) changed = true;
      if (isOver()) return { part, after: step.at(-1), changed };
    }
  }
  if (await publishShared(site, { again })) changed = true;
  if (changed) await invalidate(everything);
  return undefined;
}

const stepsOf = (ids: readonly string[], size = stepSize): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size));

const isShown = ({ hidden }: storage.PublishedProgram) => !hidden;

/** Returns the ids of programs that differ from their entries in the published list. */
async function dueOf(site: Site, ids: string[], part: Progress['part']): Promise<string[]> {
  const { programs: published } = await storage.readPublished(site.bucket);
  const entries = new Map(published.map((entry) => [entry.id, entry]));
  const { programs, unreadable } = await readPrograms(ids);
  const catalogue = published.filter(isShown);
  const hashes = new Map(catalogue.map(({ id, hash }) => [id, hash]));
  return ids.filter((id) => {
    const [entry, program] = [entries.get(id), programs.get(id)];
    if (!program) return entry !== undefined && !(unreadable.has(id) && entry.hidden);
    if (!entry || entry.hidden || entry.hash !== hashOf(program)) return true;
    return part === 'pages' && entry.page !== ownFingerprint(site, id, catalogue, hashes);
  });
}

interface Own {
  /** True to write the pages too, not only the data. */
  pages: boolean;
  again?: boolean;
}

/**
 * Publishes these programs: their data, their pages and their entries in the list. It reads each file before it reads
 * the programs, and replaces only that version of the file: of two concurrent runs, the one with older data starts
 * again.
 * @returns true if a file has changed
 */
async function publishOwn(site: Site, ids: readonly string[], { pages, again = false }: Own): Promise<boolean> {
  if (ids.length === 0) return false;
  const { bucket, renderer } = site;
  return untilUndisturbed(async () => {
    const standing = await standingOf(bucket, ids.flatMap(ownKeys));
    const list = await storage.readPublished(bucket);
    const { programs, unreadable } = await readPrograms(ids);
    const entries = new Map(list.programs.map((entry) => [entry.id, entry]));
    const gone = ids.filter((id) => !programs.has(id) && !unreadable.has(id));
    for (const id of gone) entries.delete(id);
    for (const id of unreadable) {
      const entry = entries.get(id);
      if (entry) entries.set(id, { ...entry, hidden: true });
    }
    for (const [id, program] of programs) {
      const page = entries.get(id)?.page ?? '';
      entries.set(id, { ...renderer.factsOf(program), updated_at: program.updated_at, hash: hashOf(program), page });
    }
    const next = [...entries.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
    const catalogue = next.filter(isShown);

    let changed = false;
    const write = async (program: Program) => {
      const written = pages ? ownPages(site, program, catalogue) : [];
      for (const file of [dataFile(program), ...written]) {
        const outcome = await replace(bucket, file, { standing, again });
        if (outcome === 'disturbed') return false;
        if (outcome === 'written') changed = true;
      }
      const entry = entries.get(program.id);
      if (entry && written[0]) entry.page = written[0].fingerprint;
      return true;
    };
    if (!(await eachInParallel([...programs.values()], write))) return 'disturbed';
    if (JSON.stringify(next) !== JSON.stringify(list.programs)) {
      if (!(await storage.writePublished(bucket, next, list.tag))) return 'disturbed';
      changed = true;
    }
    await storage.deleteFiles(bucket, gone.flatMap(ownKeys));
    // A program may have been deleted while its files were written.
    const still = await readPrograms([...programs.keys()]);
    const isLost = [...programs.keys()].some((id) => !still.programs.has(id) && !still.unreadable.has(id));
    return isLost ? 'disturbed' : changed;
  });
}

/** Publishes the files that show several programs. @returns true if one has changed */
async function publishShared(site: Site, { again = false } = {}): Promise<boolean> {
  const { bucket } = site;
  const filesNow = async () => sharedFiles(site, (await storage.readPublished(bucket)).programs.filter(isShown));
  return untilUndisturbed(async () => {
    const keys = (await filesNow()).map(({ key }) => key);
    const standing = await standingOf(bucket, keys);
    let changed = false;
    const write = async (file: ProgramFile) => {
      const outcome = await replace(bucket, file, { standing, again });
      if (outcome === 'written') changed = true;
      return outcome !== 'disturbed';
    };
    return (await eachInParallel(await filesNow(), write)) ? changed : 'disturbed';
  });
}

type Standing = ReadonlyMap<string, storage.StoredFile | undefined>;

async function standingOf(bucket: string, keys: readonly string[]): Promise<Standing> {
  return new Map(await Promise.all(keys.map(async (key) => [key, await storage.readStanding(bucket, key)] as const)));
}

async function replace(
  bucket: string,
  { key, fingerprint, make }: ProgramFile,
  { standing, again }: { standing: Standing; again: boolean },
): Promise<'same' | 'written' | 'disturbed'> {
  const before = standing.get(key);
  if (before?.fingerprint === fingerprint && !again) return 'same';
  const file = { bucket, key, fingerprint, content: await make(), over: before?.tag };
  return (await storage.putFile(file)) ? 'written' : 'disturbed';
}

/**
 * Runs work for some items in parallel.
 * @returns false as soon as one returns false
 */
async function eachInParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<boolean>): Promise<boolean> {
  for (let start = 0; start < items.length; start += inParallel) {
    const done = await Promise.all(items.slice(start, start + inParallel).map(work));
    if (done.includes(false)) return false;
  }
  return true;
}

/**
 * Repeats work until no other writer interferes.
 * @throws RetryLater after too many attempts
 */
async function untilUndisturbed(work: () => Promise<boolean | 'disturbed'>): Promise<boolean> {
  let changed = false;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const outcome = await work();
    if (outcome !== 'disturbed') return outcome || changed;
    changed = true;
    await wait(Math.random() * 100 * Math.min(attempt + 1, 10));
  }
  throw new RetryLater('Other writers changed the published list all the time.');
}
