import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isMissing, readIfExists, temporarySuffix, writeAtomically } from '../../shared/files.ts';
import { StorageError } from './error.ts';

export interface ObjectDetails {
  contentType: string;
  cacheControl?: string;
  /** Including its quotes. */
  etag: string;
  modifiedAt: string;
}

export interface StoredObject extends ObjectDetails {
  bytes: Buffer;
}

/** Suffix of file names. `encodeURIComponent` never returns it, so the keys `a` and `a/b` do not collide. */
const fileSuffix = '@object';

/**
 * The objects of one bucket as files below a folder. A file contains a line of JSON with the object's details, then its
 * bytes, so that one rename changes both.
 */
export class ObjectStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws StorageError `InvalidArgument` if the key cannot be a file name */
  #path(key: string): string {
    const names = key.split('/').map(encodeURIComponent);
    if (Buffer.byteLength(key) > 1024 || names.some((name) => /^\.*$/.test(name) || name.length > 200)) {
      throw new StorageError('InvalidArgument', 'The key cannot be stored here.');
    }
    return `${join(this.#folder, ...names)}${fileSuffix}`;
  }

  async put(key: string, bytes: Buffer, { contentType, cacheControl }: Omit<ObjectDetails, 'etag' | 'modifiedAt'>) {
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const details: ObjectDetails = {
      contentType,
      ...(cacheControl && { cacheControl }),
      etag,
      modifiedAt: new Date().toISOString(),
    };
    await writeAtomically(this.#path(key), Buffer.concat([Buffer.from(`${JSON.stringify(details)}\n`), bytes]));
    return details;
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const file = await readIfExists(this.#path(key));
    if (!file) return undefined;
    const end = file.indexOf(0x0a);
    return { ...(JSON.parse(file.toString('utf8', 0, end)) as ObjectDetails), bytes: file.subarray(end + 1) };
  }

  async delete(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  /**
   * Lists the keys with a prefix, which must end in a slash. Removes temporary files of killed processes, unless another
   * process may be writing them.
   */
  async keys(prefix: string, { tidy = true } = {}): Promise<string[]> {
    const folder = join(this.#folder, ...prefix.split('/').map(encodeURIComponent));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const leftovers = tidy ? paths.filter((path) => path.endsWith(temporarySuffix)) : [];
    await Promise.all(leftovers.map((path) => rm(path, { force: true })));
    return paths
      .filter((path) => path.endsWith(fileSuffix))
      .map((path) => relative(this.#folder, path).slice(0, -fileSuffix.length))
      .map((path) => path.split(sep).map(decodeURIComponent).join('/'))
      .sort();
  }
}
