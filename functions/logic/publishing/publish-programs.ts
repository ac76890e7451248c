import { everything, invalidate } from '../../data/cdn.ts';
import { allProgramIds } from '../../data/programs.ts';
import * as storage from '../../data/site-storage.ts';
import { readPrograms } from '../offered-programs.ts';
import { coalesce } from './coalesce.ts';
import { type Making, openSite } from './open-site.ts';
import { ownFingerprint } from './program-pages.ts';
import { isShown, publishOwn, publishShared, publishStatic, stepsOf } from './publish-files.ts';
import { writeSeasons } from './publish-seasons.ts';
import { writeSiteContent } from './publish-site-content.ts';
import { publishedContent } from './published-content.ts';
import { hashOf, type Site } from './site.ts';

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
 * Publishes the current state of all programs, the seasons and the agency's own content, and removes the files of deleted programs.
 * @returns the position at which to continue if the time is up, else undefined
 */
export async function publishPrograms(options: Publishing = {}): Promise<Progress | undefined> {
  const { again = false, from = { part: 'data', changed: false }, isOver = () => false } = options;
  const site = await openSite(options);
  if (!site) return undefined;
  let { changed } = from;
  // First, because every page shows some of it.
  if (await writeSiteContent(site, { again })) changed = true;
  const published = (await storage.readPublished(site.bucket)).programs.map(({ id }) => id);
  const ids = [...new Set([...(await allProgramIds()), ...published])].sort().reverse();
  for (const part of from.part === 'pages' ? (['pages'] as const) : (['data', 'pages'] as const)) {
    const after = part === from.part ? from.after : undefined;
    for (const step of stepsOf(ids.filter((id) => after === undefined || id < after))) {
      // The files of partners have no entry in the list, and change with the day.
      const isDue = again || (site.octo && part === 'data');
      const due = isDue ? step : await dueOf(site, step, part);
      if (await publishOwn(site, due, { pages: part === 'pages', again })) changed = true;
      if (isOver()) return { part, after: step.at(-1), changed };
    }
  }
  if (await writeSeasons(site, { again })) changed = true;
  if (await publishStatic(site, { again })) changed = true;
  if (await publishShared(site, { again })) changed = true;
  if (changed) await invalidate(everything);
  return undefined;
}

/** Returns the ids of programs that differ from their entries in the published list. */
async function dueOf(site: Site, ids: string[], part: Progress['part']): Promise<string[]> {
  const { programs: published } = await storage.readPublished(site.bucket);
  const entries = new Map(published.map((entry) => [entry.id, entry]));
  const { programs, unreadable } = await readPrograms(ids);
  const catalogue = published.filter(isShown);
  const hashes = new Map(catalogue.map(({ id, hash }) => [id, hash]));
  const context = { catalogue, hashes, content: await publishedContent(site) };
  return ids.filter((id) => {
    const [entry, program] = [entries.get(id), programs.get(id)];
    if (!program) return entry !== undefined && !(unreadable.has(id) && entry.hidden);
    if (!entry || entry.hidden || entry.hash !== hashOf(program)) return true;
    return part === 'pages' && entry.page !== ownFingerprint(site, id, context);
  });
}
