import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { Instant } from '#contracts/field-kit/fields';
import type { TableName } from '#contracts/platform/resources';
import { readIfExists, writeAtomically } from '../common/files.ts';
import { parseJson } from '../common/parse-json.ts';
import { StartError } from '../common/start-error.ts';
import { fromLine, type StoredItem } from './items.ts';
import type { Photo } from './system.ts';
import { tableNames } from './tables.ts';

/**
 * A backup as a folder: `tables/<Table>.jsonl` with an item in DynamoDB JSON on each line, `photos.jsonl` with a photo on
 * each line and its bytes at its key, and `manifest.json`, which is written last. Only its owner can read it.
 */
const format = 1;

const Lines = z.object({ lines: z.int(), sha256: z.string() });
type Lines = z.infer<typeof Lines>;

const Manifest = z.object({
  /** The version of this format; items have versions of their own. */
  format: z.literal(format),
  made_at: Instant,
  /** The name of the system. */
  of: z.string(),
  tables: z.partialRecord(z.enum(tableNames), Lines),
  photos: Lines,
  /** The embedded system's record of its first account. */
  first_account: z.optional(z.unknown()),
});
export type Manifest = z.infer<typeof Manifest>;

const PhotoLine = z.object({
  key: z.string(),
  sha256: z.string(),
  content_type: z.string(),
  cache_control: z.optional(z.string()),
});

const manifestFile = (folder: string) => join(folder, 'manifest.json');
const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl`);
const photoList = (folder: string) => join(folder, 'photos.jsonl');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Returns the file of a photo. Keys come from a bucket: none may lead outside the folder. */
function photoFile(folder: string, key: string): string {
  const names = key.split('/');
  if (names.some((name) => /^\.*$/.test(name) || /[\\:\0]/.test(name))) {
    throw new StartError(`The photo "${key}" cannot be a file.`);
  }
  return join(folder, ...names);
}

/** @throws StartError if the folder is not empty */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartError(`${folder} is not empty: name a new folder.`);
  await chmod(folder, 0o700);
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
}

async function writeLines(path: string, lines: AsyncIterable<string>): Promise<Lines> {
  const hash = createHash('sha256');
  let count = 0;
  async function* counted() {
    for await (const line of lines) {
      const text = `${line}\n`;
      hash.update(text);
      count += 1;
      yield text;
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600 }));
  return { lines: count, sha256: hash.digest('hex') };
}

export const writeTable = (folder: string, name: TableName, lines: AsyncIterable<string>): Promise<Lines> =>
  writeLines(tableFile(folder, name), lines);

export function writePhotos(folder: string, photos: AsyncIterable<Photo>): Promise<Lines> {
  async function* lines() {
    for await (const { key, bytes, contentType: content_type, cacheControl: cache_control } of photos) {
      const path = photoFile(folder, key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { mode: 0o600 });
      yield JSON.stringify({ key, sha256: sha256(bytes), content_type, cache_control });
    }
  }
  return writeLines(photoList(folder), lines());
}

export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> =>
  writeAtomically(manifestFile(folder), `${JSON.stringify({ format, ...manifest }, null, 2)}\n`, 0o600);

/**
 * Reads the manifest and compares the lists with it.
 * @throws StartError if the backup is incomplete, damaged or of another version
 */
export async function openFolder(folder: string): Promise<Manifest> {
  const file = await readIfExists(manifestFile(folder));
  if (!file) throw new StartError(`${folder} holds no complete backup: it has no manifest.json.`);
  const { data: manifest } = Manifest.safeParse(parseJson(file));
  if (!manifest) throw new StartError(`${manifestFile(folder)} is not of this version of backups (${format}).`);
  const lists = Object.entries(manifest.tables).map(([name, lines]) => ({ path: tableFile(folder, name), lines }));
  for (const { path, lines } of [...lists, { path: photoList(folder), lines: manifest.photos }]) {
    if (!lines || (await hashOf(path)) !== lines.sha256) throw damaged(path);
  }
  return manifest;
}

const damaged = (path: string) => new StartError(`${path} is not as it was written: the backup is damaged.`);

async function hashOf(path: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

async function* linesOf(path: string): AsyncGenerator<string, void> {
  const file = await open(path);
  for await (const line of file.readLines()) yield line;
}

export async function* readTable(folder: string, name: TableName): AsyncGenerator<StoredItem, void> {
  for await (const line of linesOf(tableFile(folder, name))) yield fromLine(line);
}

/** @throws StartError if a photo is damaged */
export async function* readPhotos(folder: string): AsyncGenerator<Photo, void> {
  for await (const line of linesOf(photoList(folder))) {
    const { key, ...photo } = PhotoLine.parse(JSON.parse(line));
    const path = photoFile(folder, key);
    const bytes = await readFile(path).catch(() => undefined);
    if (!bytes || sha256(bytes) !== photo.sha256) throw damaged(path);
    yield { key, bytes, contentType: photo.content_type, cacheControl: photo.cache_control };
  }
}
