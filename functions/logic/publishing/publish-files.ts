import { setTimeout as wait } from 'node:timers/promises';
import type { Program } from '#contracts/api/programs';
import * as storage from '../../data/site-storage.ts';
import { catalogueEntry } from '../catalogue/select.ts';
import { readPrograms } from '../offered-programs.ts';
import { RetryLater } from '../outages.ts';
import { dataFile } from './data-files.ts';
import { ownPageFiles, removeGonePages } from './own-pages.ts';
import { ownKeys, ownPages } from './program-pages.ts';
import { octoFiles, octoKeys, replaceProducts, standingProducts } from './publish-octo.ts';
import { publishedBesides, publishedContent } from './published-content.ts';
import { sharedFiles } from './shared-files.ts';
import { hashOf, type PublishedFile, type Site } from './site.ts';
import { staticFiles } from './static-files.ts';

/** The number of programs in one step. */
const stepSize = 50;
/** The number of programs whose files are written in parallel. */
const inParallel = 8;
/** The maximum number of attempts if other writers are faster. */
const mostAttempts = 30;

export const isShown = ({ hidden }: storage.PublishedProgram): boolean => !hidden;

/** Returns the steps of a run over many programs. */
export const stepsOf = (ids: readonly string[], size = stepSize): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size));

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
export async function publishOwn(site: Site, ids: readonly string[], { pages, again = false }: Own): Promise<boolean> {
  if (ids.length === 0) return false;
  const { bucket } = site;
  return untilUndisturbed(async () => {
    const keys = ids.flatMap((id) => [...ownKeys(id), ...(site.octo ? octoKeys(id) : [])]);
    const standing = await standingOf(bucket, keys);
    const products = await standingProducts(site);
    const list = await storage.readPublished(bucket);
    const { programs, unreadable } = await readPrograms(ids);
    const gone = ids.filter((id) => !programs.has(id) && !unreadable.has(id));
    const next = nextList(list.programs, { programs, unreadable, gone });
    const context = { catalogue: next.filter(isShown), content: await publishedContent(site) };

    let changed = false;
    const write = async (program: Program) => {
      const written = pages ? ownPages(site, program, context) : [];
      for (const file of [dataFile(program), ...octoFiles(site, program, context.content), ...written]) {
        const outcome = await replace(bucket, file, { standing, again });
        if (outcome === 'disturbed') return false;
        if (outcome === 'written') changed = true;
      }
      const entry = next.find(({ id }) => id === program.id);
      if (entry && written[0]) entry.page = written[0].fingerprint;
      return true;
    };
    if (!(await eachInParallel([...programs.values()], write))) return 'disturbed';
    if (differs(next, list.programs)) {
      if (!(await storage.writePublished(bucket, next, list.tag))) return 'disturbed';
      changed = true;
    }
    if (products) {
      const outcome = await replaceProducts(site, products, {
        ...{ programs: [...programs.values()], ...context },
      });
      if (outcome === 'disturbed') return outcome;
      if (outcome === 'written') changed = true;
    }
    await storage.deleteFiles(
      bucket,
      gone.flatMap((id) => [...ownKeys(id), ...octoKeys(id)]),
    );
    // A program may have been deleted while its files were written.
    const still = await readPrograms([...programs.keys()]);
    const isLost = [...programs.keys()].some((id) => !still.programs.has(id) && !still.unreadable.has(id));
    return isLost ? 'disturbed' : changed;
  });
}

/** True if the lists differ. Entries that no change has touched are the same objects. */
function differs(one: readonly storage.PublishedProgram[], other: readonly storage.PublishedProgram[]): boolean {
  const isSame = (entry: storage.PublishedProgram, index: number) =>
    entry === other[index] || JSON.stringify(entry) === JSON.stringify(other[index]);
  return one.length !== other.length || !one.every(isSame);
}

interface Changes {
  programs: ReadonlyMap<string, Program>;
  /** The ids of programs that can no longer be parsed. */
  unreadable: ReadonlySet<string>;
  /** The ids of deleted programs. */
  gone: readonly string[];
}

/** Returns the published list after these changes, newest first. */
function nextList(
  published: readonly storage.PublishedProgram[],
  { programs, unreadable, gone }: Changes,
): storage.PublishedProgram[] {
  const entries = new Map(published.map((entry) => [entry.id, entry]));
  for (const id of gone) entries.delete(id);
  for (const id of unreadable) {
    const entry = entries.get(id);
    if (entry) entries.set(id, { ...entry, hidden: true });
  }
  for (const [id, program] of programs) {
    const page = entries.get(id)?.page ?? '';
    entries.set(id, { ...catalogueEntry(program), updated_at: program.updated_at, hash: hashOf(program), page });
  }
  return [...entries.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** Publishes the files that show several programs. @returns true if one has changed */
export async function publishShared(site: Site, { again = false } = {}): Promise<boolean> {
  const { bucket } = site;
  const filesNow = async () => {
    const { programs } = await storage.readPublished(bucket);
    return sharedFiles(site, programs.filter(isShown), await publishedBesides(site));
  };
  return publishFiles(site, filesNow, { again });
}

/** Publishes the pages that show no programs. @returns true if one has changed */
export async function publishStatic(site: Site, { again = false } = {}): Promise<boolean> {
  const filesNow = async () => {
    const content = await publishedContent(site);
    return [...staticFiles(site, content), ...ownPageFiles(site, content)];
  };
  const changed = await publishFiles(site, filesNow, { again });
  if (await removeGonePages(site, await publishedContent(site))) return changed;
  throw new RetryLater('A page got the name of another that was removed at the same time.');
}

/**
 * Publishes some files. `filesNow` is read again after what stands in the bucket, so that of two concurrent runs the one
 * with older data starts again.
 * @returns true if one has changed
 */
export function publishFiles(
  { bucket }: Site,
  filesNow: () => Promise<PublishedFile[]>,
  { again = false } = {},
): Promise<boolean> {
  return untilUndisturbed(async () => {
    const keys = (await filesNow()).map(({ key }) => key);
    const standing = await standingOf(bucket, keys);
    let changed = false;
    const write = async (file: PublishedFile) => {
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
  { key, fingerprint, make }: PublishedFile,
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
