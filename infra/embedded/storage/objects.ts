import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isMissing, readIfExists, temporarySuffix, writeAtomically } from '../../common/files.ts';
import { StorageError } from './error.ts';

export interface ObjectDetails {
  contentType: string;
  cacheControl?: string;
  /** The `x-amz-meta-` headers, by name without this prefix. */
  metadata?: Record<string, string>;
  /** Including its quotes. */
  etag: string;
  modifiedAt: string;
}

export interface StoredObject extends ObjectDetails {
  bytes: Buffer;
}

/** A condition on the object that a write replaces. */
export interface WriteCondition {
  /** The ETag that it must have. */
  ifMatch?: string | undefined;
  /** No object may exist. */
  ifNoneMatch?: boolean | undefined;
}

/** Suffix of file names. `encodeURIComponent` never returns it, so the keys `a` and `a/b` do not collide. */
const fileSuffix = '@object';

/**
 * The objects of one bucket as files below a folder. A file contains a line of JSON with the object's details, then its
 * bytes, so that one rename changes both.
 */
export class ObjectStore {
  readonly #folder: string;
  /**
   * The last conditional write of each key: such writes run in turn, so that only one of two finds its condition met.
   */
  readonly #turns = new Map<string, Promise<unknown>>();

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

  /** @throws StorageError `PreconditionFailed`, `NoSuchKey` if the condition is not met */
  async put(
    key: string,
    bytes: Buffer,
    given: Omit<ObjectDetails, 'etag' | 'modifiedAt'>,
    condition: WriteCondition = {},
  ): Promise<ObjectDetails> {
    if (!condition.ifMatch && !condition.ifNoneMatch && !this.#turns.has(key)) return this.#write(key, bytes, given);
    const write = async () => {
      await this.#require(key, condition);
      return this.#write(key, bytes, given);
    };
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(write, write);
    this.#turns.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(key) === turn) this.#turns.delete(key);
    }
  }

  async #require(key: string, { ifMatch, ifNoneMatch }: WriteCondition): Promise<void> {
    const current = await this.get(key);
    if (ifMatch && !current) throw new StorageError('NoSuchKey', 'There is no such object.');
    if ((ifMatch && current?.etag !== ifMatch) || (ifNoneMatch && current)) {
      throw new StorageError('PreconditionFailed', 'The object is another one.');
    }
  }

  async #write(
    key: string,
    bytes: Buffer,
    { contentType, cacheControl, metadata }: Omit<ObjectDetails, 'etag' | 'modifiedAt'>,
  ) {
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const details: ObjectDetails = {
      contentType,
      ...(cacheControl && { cacheControl }),
      ...(metadata && { metadata }),
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
