import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from '#contracts/website/content-type';
import { namesOrigin, type StageValues, withOrigin } from '#contracts/website/origin';
import { readIfExists } from '../files.ts';
import { compress, type Encoding, minimumCompressedBytes } from '../http/compression.ts';

const isCompressible = (type: string) => /^text\/|json|xml|javascript/.test(type);

/** Values for the placeholders in pages, sitemap and robots file. */
export interface PageSettings extends StageValues {
  /** Origin of the site for browsers. */
  origin: string;
}

/** One file of the site, read and compressed at most once. */
export class SiteFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer, name: string, { origin, ...stage }: PageSettings) {
    this.bytes = namesOrigin(name) ? Buffer.from(withOrigin(bytes.toString(), origin, stage)) : bytes;
    this.type = contentType(name);
    this.etag = createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22);
  }

  get compressible(): boolean {
    return isCompressible(this.type) && this.bytes.length >= minimumCompressedBytes;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = compress(this.bytes, encoding, { thorough: true });
    this.#compressed.set(encoding, made);
    return made;
  }
}

/** The files below a folder, by URL path. Reads a file again after it has changed. */
export class SiteFiles {
  readonly #folder: string;
  readonly #settings: PageSettings;
  readonly #known = new Map<string, { version: string; file: SiteFile }>();

  constructor(folder: string, settings: PageSettings) {
    this.#folder = folder;
    this.#settings = settings;
  }

  /**
   * Finds the file at a decoded URL path.
   * @param path starts with a slash
   * @returns undefined if there is none, and for paths that leave the folder or name hidden files
   */
  async find(path: string): Promise<SiteFile | undefined> {
    const segments = path.split('/').slice(1);
    if (segments.some((segment) => segment.startsWith('.') || /[\\\0]/.test(segment))) return undefined;
    return this.#read(join(...segments));
  }

  async #read(name: string): Promise<SiteFile | undefined> {
    const path = join(this.#folder, name);
    const status = await stat(path).catch(() => undefined);
    if (!status?.isFile()) return undefined;
    const version = `${status.mtimeMs} ${status.size}`;
    const known = this.#known.get(name);
    if (known?.version === version) return known.file;
    const bytes = await readIfExists(path);
    if (!bytes) return undefined;
    const file = new SiteFile(bytes, name, this.#settings);
    this.#known.set(name, { version, file });
    return file;
  }
}
