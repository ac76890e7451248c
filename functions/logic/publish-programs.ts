import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { riyadhDay } from '#contracts/calendar';
import type { PageRenderer } from '#contracts/website/renderer';
import { invalidate } from '../data/cdn.ts';
import type * as programItems from '../data/program-items.ts';
import * as programs from '../data/programs.ts';
import * as site from '../data/site-storage.ts';
import { coalesce } from './coalesce.ts';
import { deletePhotoObjects } from './photo-objects.ts';
import { type Difference, difference, programFiles } from './program-pages.ts';

interface Publishing {
  /** Also what has been published as it should be: a deployment may have replaced it. */
  again?: boolean;
  /** The Riyadh calendar day that the pages are for. */
  today?: string;
  renderer?: () => Promise<PageRenderer>;
}

/** More than these in one go, and the CDN is told of whole folders: it counts and charges by path. */
const mostPaths = 12;
const allPages = ['/', '/programs', '/program/*', '/ar/*', '/en/*', '/sitemap.xml'];

/** Paths that the CDN has not been told of yet: kept, should telling it fail, for the next attempt. */
const untold = new Set<string>();

/**
 * A program has changed in some way: publishes what all programs are now, so that the order of events does not matter
 * and many of them cost one run. Of a deleted program the photos go too.
 */
export async function programChanged(deleted?: {
  programId: string;
  photos: programItems.StoredPhoto[];
}): Promise<void> {
  if (deleted) await deletePhotoObjects(deleted.programId, deleted.photos);
  await publish();
}

const publish = coalesce(() => publishPrograms());

/**
 * Writes those pages to the site's bucket that show something else than they should, and deletes those of programs that
 * are gone. Where there is no bucket, whoever serves the site renders its pages, and there is nothing to do.
 */
export async function publishPrograms(options: Publishing = {}): Promise<void> {
  const { again = false, today = riyadhDay(), renderer = loadRenderer } = options;
  const bucket = site.siteBucketName();
  if (!bucket) return;
  const { programs: current, unreadable } = await programs.allPrograms();
  const origin = process.env.SITE_ORIGIN ?? '';
  const files = programFiles(await renderer(), current, { origin, today });
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

/** Both where visitors reach a page and the file that answers there: the CDN may know it by either. */
const addressesOf = ({ changed, gone }: Difference) => [
  ...changed.flatMap(({ key, address }) => [address, `/${key}`]),
  ...gone.flatMap((key) => [`/${key}`, key.replace(/^\w+(\/.*)\.html$/, '$1')]),
];

let loaded: Promise<PageRenderer> | undefined;

/** The site's renderer, which the deployment puts beside the function's code. */
function loadRenderer(): Promise<PageRenderer> {
  loaded ??= import(pathToFileURL(join(import.meta.dirname, 'pages/render.js')).href);
  return loaded;
}
