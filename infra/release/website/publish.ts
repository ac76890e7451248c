import * as z from 'zod/mini';
import { each, type ReleaseBucket } from './bucket.ts';
import { isAsset, type SiteFile } from './site-files.ts';

/** Which content every key of the site had in a release, by the content's hash. */
const Release = z.object({
  id: z.string(),
  /** The release before it. */
  previous: z.nullable(z.string()),
  files: z.record(z.string(), z.string()),
});
type Release = z.infer<typeof Release>;

/** Releases whose files stay: pages that somebody opened under one of them still find their scripts. */
const keptReleases = 5;

const folder = 'releases';
const currentKey = `${folder}/current.json`;
/** Which release the CDN and the pages of programs know of. */
const announcedKey = `${folder}/announced.json`;
const releaseKey = (id: string) => `${folder}/${id}.json`;
const contentKey = (hash: string) => `${folder}/files/${hash}`;

export interface Published {
  id: string;
  /** Keys whose content is another than before; none when this release was the current one already. */
  changed: string[];
}

/**
 * Makes the files the site. First everything new is stored beside what is served; then the pages change, each in one
 * copy. Whatever fails on the way, the last release goes on serving.
 */
export async function publish(bucket: ReleaseBucket, files: readonly SiteFile[], at = new Date()): Promise<Published> {
  const current = await readRelease(bucket, currentKey);
  const known = current?.files ?? {};
  const fresh = newIn(files, known);
  const gone = Object.keys(known).filter((key) => !isAsset({ key }) && !files.some((file) => file.key === key));
  if (current && fresh.length === 0 && gone.length === 0) return { id: current.id, changed: [] };

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
  return { id, changed: [...pages.map(({ key }) => key), ...gone] };
}

/** Stores what pages will refer to, and changes no page: whoever writes pages of the next release may begin. */
export async function putAssets(bucket: ReleaseBucket, files: readonly SiteFile[]): Promise<void> {
  const current = await readRelease(bucket, currentKey);
  await each(newIn(files, current?.files ?? {}).filter(isAsset), (file) => bucket.put(file));
}

const newIn = (files: readonly SiteFile[], known: Release['files']) =>
  files.filter(({ key, hash }) => known[key] !== hash);

/** Whether everybody who has to know of a release has been told: a deployment may have ended before. */
export async function isAnnounced(bucket: ReleaseBucket, id: string): Promise<boolean> {
  return (await bucket.readJson(announcedKey)) === id;
}

export const markAnnounced = (bucket: ReleaseBucket, id: string): Promise<void> => bucket.writeJson(announcedKey, id);

/** Serves the release before the current one again. @throws Error when there is none */
export async function rollBack(bucket: ReleaseBucket): Promise<Published> {
  const current = await readRelease(bucket, currentKey);
  const previous = current?.previous ? await readRelease(bucket, releaseKey(current.previous)) : undefined;
  if (!current || !previous) throw new Error('There is no release to go back to.');
  return { id: previous.id, changed: await change(bucket, current, previous) };
}

/** Puts the pages of a release in place; if that fails, those of the release before it. */
async function change(bucket: ReleaseBucket, from: Release | undefined, to: Release): Promise<string[]> {
  const changed = differing(from, to);
  try {
    await place(bucket, changed, to);
    await bucket.writeJson(currentKey, to);
  } catch (error) {
    if (from) await place(bucket, changed, from);
    throw error;
  }
  return changed;
}

function differing(from: Release | undefined, to: Release): string[] {
  const keys = new Set([...Object.keys(from?.files ?? {}), ...Object.keys(to.files)]);
  return [...keys].filter((key) => !isAsset({ key }) && from?.files[key] !== to.files[key]);
}

async function place(bucket: ReleaseBucket, keys: readonly string[], { files }: Release): Promise<void> {
  await each(keys, async (key) => {
    const hash = files[key];
    if (hash) await bucket.copy(contentKey(hash), key);
    else await bucket.delete([key]);
  });
}

/** Deletes what none of the latest releases has. */
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
