import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { riyadhDay } from '#contracts/calendar';
import { turnstile } from '#contracts/resources';
import type { PageRenderer } from '#contracts/website/renderer';
import { invalidate } from '../data/cdn.ts';
import * as programs from '../data/programs.ts';
import * as site from '../data/site-storage.ts';
import { coalesce } from './coalesce.ts';
import { type Difference, difference, programFiles } from './program-pages.ts';

interface Publishing {
  /** Writes unchanged files too: a deployment may have replaced them. */
  again?: boolean;
  /** The Riyadh calendar day of the pages. */
  today?: string;
  renderer?: () => Promise<PageRenderer>;
}

/** Above this number of paths, whole folders are invalidated: the CDN charges by path. */
const mostPaths = 12;
const allPages = ['/', '/programs', '/program/*', '/ar/*', '/en/*', '/sitemap.xml'];

/** Paths that still have to be invalidated, kept for the next attempt if the CDN fails. */
const untold = new Set<string>();

/**
 * Publishes all programs as they are now, so that the order of events does not matter and many events cost one run.
 */
export const programChanged = coalesce(() => publishPrograms());

/**
 * Writes the changed pages to the site's bucket and deletes those of removed programs. Does nothing without a bucket:
 * then the server renders pages itself.
 */
export async function publishPrograms(options: Publishing = {}): Promise<void> {
  const { again = false, today = riyadhDay(), renderer = loadRenderer } = options;
  const bucket = site.siteBucketName();
  if (!bucket) return;
  const { programs: current, unreadable } = await programs.allPrograms();
  const origin = process.env.SITE_ORIGIN ?? '';
  const files = programFiles(await renderer(), current, { origin, siteKey: process.env[turnstile.siteKey], today });
  const published = await site.readPublished(bucket);
  const change = difference(files, published, unreadable);
  const due = again ? files : change.changed;
  for (const file of due) await site.putPage(bucket, file.key, await file.render());
  await site.deletePages(bucket, change.gone);
  if (due.length + change.gone.length > 0) await site.writePublished(bucket, change.published);
  for (const path of addressesOf({ ...change, changed: due })) untold.add(path);
  await invalidate(untold.size > mostPaths ? allPages : [...untold]);
  untold.clear();
}

/** The addresses of a page and its file's own: the CDN may have cached either. */
const addressesOf = ({ changed, gone }: Difference) => [
  ...changed.flatMap(({ key, address }) => [address, `/${key}`]),
  ...gone.flatMap((key) => [`/${key}`, key.replace(/^\w+(\/.*)\.html$/, '$1')]),
];

let loaded: Promise<PageRenderer> | undefined;

/** Loads the site's renderer, which the deployment puts beside the function's code. */
function loadRenderer(): Promise<PageRenderer> {
  loaded ??= import(pathToFileURL(join(import.meta.dirname, 'pages/render.js')).href);
  return loaded;
}
