import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { languages } from '#contracts/field-kit/language';
import { contentType } from '#contracts/website/content-type';
import { cacheControl } from '#contracts/website/headers';
import { namesOrigin, type StageValues, withOrigin } from '#contracts/website/origin';
import { consoleNotFound, isPageFile, pageKey, storedStatus } from '#contracts/website/pages';

/** An object of the site's bucket. */
export interface SiteFile {
  key: string;
  body: Buffer;
  /** SHA-256 of content and headers. */
  hash: string;
  contentType: string;
  cacheControl: string;
  contentLanguage?: string;
  /** Read by the CDN's response function. */
  metadata: Record<string, string>;
}

/** True for files with a content hash in their name: they never change, so old ones are harmless. */
export const isAsset = ({ key }: Pick<SiteFile, 'key'>): boolean => key.startsWith('assets/');

/** Returns the built site as objects of a bucket, with the values of its stage inserted. */
export async function siteFiles(folder: string, origin: string, stage?: StageValues): Promise<SiteFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const keys = paths.map((path) => relative(folder, path).split(sep).join('/'));
  // Build metadata, in files or folders that begin with a dot.
  const files = keys.filter((key) => !key.split('/').some((part) => part.startsWith('.')));
  const made = files.map(async (key) => siteFile(key, await readFile(join(folder, key)), origin, stage));
  const copies = languages.map(async (language) =>
    siteFile(
      pageKey(consoleNotFound, language),
      await readFile(join(folder, pageKey('admin', language))),
      origin,
      stage,
    ),
  );
  return Promise.all([...made, ...copies]);
}

export function siteFile(key: string, bytes: Buffer, origin: string, stage?: StageValues): SiteFile {
  const body = namesOrigin(key) ? Buffer.from(withOrigin(bytes.toString(), origin, stage)) : bytes;
  const language = isPageFile(`/${key}`) ? key.slice(0, 2) : undefined;
  const headers = {
    contentType: contentType(key),
    cacheControl: cacheControl(`/${key}`),
    ...(language && { contentLanguage: language }),
    metadata: { ...storedStatus(key) } as Record<string, string>,
  };
  const hash = createHash('sha256').update(JSON.stringify(headers)).update('\0').update(body).digest('hex');
  return { key, body, hash, ...headers };
}
