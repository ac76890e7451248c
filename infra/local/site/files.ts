import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { withOrigin } from '../../website/origin.ts';
import { compress, type Encoding, minimumCompressedBytes } from '../compression.ts';
import { readIfThere } from '../files.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const isCompressible = (type: string) => /^text\/|json|xml|javascript/.test(type);

/** One file of the site, read and compressed at most once. */
export class SiteFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param origin stands in pages, sitemap and robots file where the build has left a place for it */
  constructor(bytes: Buffer, name: string, { origin }: { origin: string }) {
    const namesOrigin = /\.(html|txt|xml)$/.test(name);
    this.bytes = namesOrigin ? Buffer.from(withOrigin(bytes.toString(), origin)) : bytes;
    this.type = types[extname(name)] ?? 'application/octet-stream';
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

/** The files below a folder by URL path. A file that changes on disk is read again. */
export class SiteFiles {
  readonly #folder: string;
  readonly #origin: string;
  readonly #known = new Map<string, { version: string; file: SiteFile }>();

  constructor(folder: string, origin: string) {
    this.#folder = folder;
    this.#origin = origin;
  }

  /**
   * The file at a decoded URL path; undefined when there is none.
   * @param path starts with a slash; one that would leave the folder or name a hidden file finds nothing
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
    const bytes = await readIfThere(path);
    if (!bytes) return undefined;
    const file = new SiteFile(bytes, name, { origin: this.#origin });
    this.#known.set(name, { version, file });
    return file;
  }
}
