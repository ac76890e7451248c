import * as z from 'zod/mini';
import { isPublished } from '#contracts/website/pages';
import { each, type ReleaseBucket } from './bucket.ts';
import { isAsset, type SiteFile } from './site-files.ts';

/** A release: the content hash of every key. */
const Release = z.object({
  id: z.string(),
  /** The id of the release before it. */
  previous: z.nullable(z.string()),
  files: z.record(z.string(), z.string()),
});
type Release = z.infer<typeof Release>;

/** Number of releases whose files are kept, so that open pages still find their scripts. */
const keptReleases = 5;

const folder = 'releases';
const currentKey = `${folder}/current.json`;
/** The release whose pages are being put in place. It remains if the process ends before all are. */
const placingKey = `${folder}/placing.json`;
/** The release for which the CDN and the programs' pages were last updated. */
const announcedKey = `${folder}/announced.json`;
const releaseKey = (id: string) => `${folder}/${id}.json`;
const contentKey = (hash: string) => `${folder}/files/${hash}`;

export interface Published {
  id: string;
  /** Keys with changed content; empty if this release was already current. */
  changed: string[];
}

/**
 * Publishes the files as a release: stores new content beside the served pages, then changes each page by one copy. If
 * it fails, the previous release is still served. First undoes a release that was interrupted.
 */
export async function publish(bucket: ReleaseBucket, files: readonly SiteFile[], at = new Date()): Promise<Published> {
  const current = await readRelease(bucket, currentKey);
  const undone = await undo(bucket, await readRelease(bucket, placingKey), current);
  const known = current?.files ?? {};
  const fresh = newIn(files, known);
  const gone = Object.keys(known).filter((key) => !isAsset({ key }) && !files.some((file) => file.key === key));
  if (current && fresh.length === 0 && gone.length === 0) return { id: current.id, changed: undone };

  const pages = fresh.filter((file) => !isAsset(file));
  await each(fresh.filter(isAsset), (file) => bucket.put(file));
  await each(pages, (file) => bucket.put(file, contentKey(file.hash)));
  const id = at.toISOString().replace(/[:.]/g, '-');
  const release: Release = {
    id,
    previous: current?.id ?? null,
    files: Object.fromEntries(files.map(({ key, hash }) => [key, hash])),
  };
  await bucket.writeJson(releaseKey(id), release);
  await change(bucket, current, release);
  await prune(bucket, release);
  return { id, changed: [...new Set([...undone, ...pages.map(({ key }) => key), ...gone])] };
}

/** Stores the assets of the next release without changing any page. After that, its pages can be written. */
export async function putAssets(bucket: ReleaseBucket, files: readonly SiteFile[]): Promise<void> {
  const current = await readRelease(bucket, currentKey);
  await each(newIn(files, current?.files ?? {}).filter(isAsset), (file) => bucket.put(file));
}

const newIn = (files: readonly SiteFile[], known: Release['files']) =>
  files.filter(({ key, hash }) => known[key] !== hash);

/** True if the CDN and the programs' pages were updated for a release: a deployment may have failed before that. */
export async function isAnnounced(bucket: ReleaseBucket, id: string): Promise<boolean> {
  return (await bucket.readJson(announcedKey)) === id;
}

export const markAnnounced = (bucket: ReleaseBucket, id: string): Promise<void> => bucket.writeJson(announcedKey, id);

/**
 * Serves the previous release: the one before an interrupted release, else the one before the current.
 * @throws Error if there is none
 */
export async function rollBack(bucket: ReleaseBucket): Promise<Published> {
  const current = await readRelease(bucket, currentKey);
  const interrupted = await readRelease(bucket, placingKey);
  const undone = await undo(bucket, interrupted, current);
  if (current && interrupted?.previous === current.id) return { id: current.id, changed: undone };
  const previous = current?.previous ? await readRelease(bucket, releaseKey(current.previous)) : undefined;
  if (!current || !previous) throw new Error('There is no release to go back to.');
  return { id: previous.id, changed: await change(bucket, current, previous) };
}

/** Puts a release's pages in place, or the previous ones back if that fails. */
async function change(bucket: ReleaseBucket, from: Release | undefined, to: Release): Promise<string[]> {
  const changed = differing(from, to);
  await bucket.writeJson(placingKey, to);
  try {
    await place(bucket, changed, to);
    await bucket.writeJson(currentKey, to);
  } catch (error) {
    if (from) await place(bucket, changed, from);
    await bucket.delete([placingKey]);
    throw error;
  }
  await bucket.delete([placingKey]);
  return changed;
}

/** Puts the current release's pages back where an interrupted release has replaced them; returns their keys. */
async function undo(bucket: ReleaseBucket, interrupted: Release | undefined, current: Release | undefined) {
  if (!interrupted) return [];
  const replaced = current ? differing(interrupted, current) : [];
  if (current) await place(bucket, replaced, current);
  await bucket.delete([placingKey]);
  return replaced;
}

function differing(from: Release | undefined, to: Release): string[] {
  const keys = new Set([...Object.keys(from?.files ?? {}), ...Object.keys(to.files)]);
  return [...keys].filter((key) => !isAsset({ key }) && from?.files[key] !== to.files[key]);
}

async function place(bucket: ReleaseBucket, keys: readonly string[], { files }: Release): Promise<void> {
  await each(keys, async (key) => {
    const hash = files[key];
    if (hash) await bucket.copy(contentKey(hash), key);
    // Earlier releases had pages that functions write by now.
    else if (!isPublished(key)) await bucket.delete([key]);
  });
}

/** Deletes files that no kept release uses. */
async function prune(bucket: ReleaseBucket, latest: Release): Promise<void> {
  const kept = [latest];
  for (let next = latest.previous; next && kept.length < keptReleases; next = kept.at(-1)?.previous ?? null) {
    const release = await readRelease(bucket, releaseKey(next));
    if (!release) break;
    kept.push(release);
  }
  const needed = new Set(
    kept.flatMap(({ id, files }) => [
      releaseKey(id),
      ...Object.entries(files).map(([key, hash]) => (isAsset({ key }) ? key : contentKey(hash))),
    ]),
  );
  const stored = [...(await bucket.keys('assets/')), ...(await bucket.keys(`${folder}/`))];
  await bucket.delete(stored.filter((key) => key !== currentKey && key !== announcedKey && !needed.has(key)));
}

async function readRelease(bucket: ReleaseBucket, key: string): Promise<Release | undefined> {
  const release = await bucket.readJson(key);
  return release === undefined ? undefined : Release.parse(release);
}
