import * as zip from '@zip.js/zip.js/index-native.js';
import { maximumPhotoBytes, maximumPhotos } from '#contracts/api/program-limits';
import { archiveFormat, archiveLimits, manifestName, mostImported } from '#contracts/api/site-archive';
import { pictureUses } from '#contracts/api/site-picture-rules';

/**
 * The archive of a whole site: a ZIP file of documents and photos, and a manifest with the size and the hash of each. What
 * is read comes from a file that anybody may have made, so nothing is unpacked beyond its limit.
 */

// The policy of our pages allows no worker made of a text; the browser's own streams unpack.
zip.configure({ useWebWorkers: false });

export type ArchiveFaultCode = 'unreadable' | 'newer' | 'foreign' | 'twice' | 'missing' | 'too_large' | 'changed';

/** Thrown for an archive that is refused, with the file in it. */
export class ArchiveFault extends Error {
  readonly code: ArchiveFaultCode;
  readonly file: string;

  constructor(code: ArchiveFaultCode, file = '') {
    super(`${code} ${file}`);
    this.name = 'ArchiveFault';
    this.code = code;
    this.file = file;
  }
}

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const kinds = [
  { pattern: new RegExp(`^${manifestName.replace('.', '\\.')}$`), limit: archiveLimits.manifest },
  {
    pattern: new RegExp(`^(?:(?:drafts/)?(?:sections/[a-z\\d-]{1,40}|programs/${id})|settings/[a-z]{1,20})\\.json$`),
    limit: archiveLimits.document,
  },
  {
    pattern: new RegExp(`^(?:photos/${id}/${id}\\.jpg|pictures/(?:${pictureUses.join('|')})/${id}\\.(?:jpg|png))$`),
    limit: maximumPhotoBytes,
  },
];
const limitOf = (name: string) => kinds.find(({ pattern }) => pattern.test(name))?.limit;

const mostFiles = 1 + mostImported * (1 + maximumPhotos);

export interface Manifest {
  format: number;
  made_at: string;
  files: { name: string; size: number; sha256: string }[];
}

/** Checked by hand: the library for schemas would grow in what visitors load. */
function isManifest(value: unknown): value is Manifest {
  const { format, made_at, files } = (value ?? {}) as Partial<Record<keyof Manifest, unknown>>;
  return Number.isInteger(format) && typeof made_at === 'string' && Array.isArray(files) && files.every(isListed);
}

function isListed(value: unknown): boolean {
  const { name, size, sha256 } = (value ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && Number.isInteger(size) && /^[\da-f]{64}$/.test(String(sha256));
}

export async function sha256Of(content: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes an archive; each file is added as it comes, and the manifest last. */
export function beginArchive() {
  const writer = new zip.ZipWriter(new zip.BlobWriter('application/zip'));
  const files: Manifest['files'] = [];
  return {
    async add(name: string, content: Blob): Promise<void> {
      // Pictures are packed already.
      await writer.add(name, new zip.BlobReader(content), { level: name.endsWith('.json') ? 6 : 0 });
      files.push({ name, size: content.size, sha256: await sha256Of(content) });
    },
    async end(madeAt: Date): Promise<Blob> {
      const manifest: Manifest = { format: archiveFormat, made_at: madeAt.toISOString(), files };
      await writer.add(manifestName, new zip.BlobReader(new Blob([JSON.stringify(manifest)])));
      return writer.close();
    },
  };
}

export interface Archive {
  manifest: Manifest;
  /** @throws ArchiveFault */
  read(name: string): Promise<Blob>;
}

/**
 * Opens an archive: its list of files, checked against the manifest. Files are read, and their hashes compared, one by one.
 * @throws ArchiveFault
 */
export async function openArchive(file: Blob): Promise<Archive> {
  const entries = await listed(file);
  const manifest = readManifest(await (await unpack(take(entries, manifestName))).text());
  const known = new Map(manifest.files.map((entry) => [entry.name, entry]));
  if (known.size < manifest.files.length) throw new ArchiveFault('twice', manifestName);
  for (const name of entries.keys()) {
    if (name !== manifestName && !known.has(name)) throw new ArchiveFault('foreign', name);
  }
  for (const name of known.keys()) take(entries, name);
  return {
    manifest,
    async read(name) {
      const content = await unpack(take(entries, name));
      const { size, sha256 } = known.get(name) ?? {};
      if (content.size !== size || (await sha256Of(content)) !== sha256) throw new ArchiveFault('changed', name);
      return content;
    },
  };
}

type Entries = ReadonlyMap<string, zip.FileEntry>;

function take(entries: Entries, name: string): zip.FileEntry {
  const entry = entries.get(name);
  if (!entry) throw new ArchiveFault('missing', name);
  return entry;
}

/** The files by name. Folders, links, encrypted files and names that an archive does not have are refused. */
async function listed(file: Blob): Promise<Entries> {
  const entries = new Map<string, zip.FileEntry>();
  try {
    for await (const entry of new zip.ZipReader(new zip.BlobReader(file)).getEntriesGenerator()) {
      const { filename } = entry;
      const limit = limitOf(filename);
      if (entry.directory || entry.encrypted || isLink(entry) || limit === undefined) {
        throw new ArchiveFault('foreign', filename);
      }
      if (entries.has(filename)) throw new ArchiveFault('twice', filename);
      if (entry.uncompressedSize > limit) throw new ArchiveFault('too_large', filename);
      if (entries.size === mostFiles) throw new ArchiveFault('too_large');
      entries.set(filename, entry);
    }
  } catch (error) {
    throw error instanceof ArchiveFault ? error : new ArchiveFault('unreadable');
  }
  return entries;
}

const fileType = 0o170000;
const linkType = 0o120000;
const isLink = ({ externalFileAttributes = 0 }: zip.Entry) => ((externalFileAttributes >>> 16) & fileType) === linkType;

/** Unpacks a file, and stops where it becomes larger than it says. */
async function unpack(entry: zip.FileEntry): Promise<Blob> {
  const parts: BlobPart[] = [];
  let size = 0;
  const bounded = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.length;
      if (size > entry.uncompressedSize) throw new ArchiveFault('too_large', entry.filename);
      parts.push(part.slice());
    },
  });
  try {
    await entry.getData(bounded, { checkSignature: true });
  } catch (error) {
    throw error instanceof ArchiveFault ? error : new ArchiveFault('changed', entry.filename);
  }
  return new Blob(parts);
}

function readManifest(text: string): Manifest {
  const value = parsed(text);
  const format = (value as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > archiveFormat) throw new ArchiveFault('newer', manifestName);
  if (!isManifest(value)) throw new ArchiveFault('unreadable', manifestName);
  return value;
}

/** Parses a document of an archive. @throws ArchiveFault */
export function parsed(text: string, name = manifestName): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ArchiveFault('unreadable', name);
  }
}
