import * as zip from '@zip.js/zip.js/index-native.js';
import { describe, expect, it } from 'vitest';
import { archiveFormat, archiveLimits, manifestName, photoFile, programFile } from '#contracts/api/site-archive';
import {
  beginArchive,
  openArchive,
  sha256Of,
} from '../../../../../../frontend/console/features/site-moving/archive.ts';

const id = '0199b0aa-0000-7000-8000-000000000000';
const brand = 'sections/brand.json';
const json = (value: unknown) => new Blob([JSON.stringify(value)]);

async function ofSite(): Promise<Blob> {
  const archive = beginArchive();
  await archive.add(brand, json({ colour: '#7c3aed' }));
  await archive.add(photoFile(id, id), new Blob([new Uint8Array([0xff, 0xd8, 0xff])]));
  return archive.end(new Date('2026-11-26T09:00:00.000Z'));
}

interface Added extends zip.ZipWriterAddDataOptions {
  name: string;
  content: Blob;
  /** The manifest's facts about the file; null: it does not name it. */
  listed?: { size?: number; sha256?: string } | null;
}

/** An archive as somebody makes it by hand. */
async function made(files: readonly Added[], manifest: object = {}): Promise<Blob> {
  const writer = new zip.ZipWriter(new zip.BlobWriter());
  const listed = [];
  for (const { name, content, listed: said, ...options } of files) {
    await writer.add(name, new zip.BlobReader(content), options);
    if (said !== null) listed.push({ name, size: content.size, sha256: await sha256Of(content), ...said });
  }
  const text = JSON.stringify({
    format: archiveFormat,
    made_at: '2026-11-26T09:00:00.000Z',
    files: listed,
    ...manifest,
  });
  await writer.add(manifestName, new zip.BlobReader(new Blob([text])));
  return writer.close();
}

const readAll = async (file: Blob) => {
  const archive = await openArchive(file);
  for (const { name } of archive.manifest.files) await archive.read(name);
};
const refused = (file: Blob | Promise<Blob>) => expect(Promise.resolve(file).then(readAll)).rejects;

describe('the archive of a site', () => {
  it('gives back what was put in', async () => {
    const archive = await openArchive(await ofSite());
    expect(archive.manifest.files.map(({ name }) => name)).toEqual([brand, photoFile(id, id)]);
    expect(JSON.parse(await (await archive.read(brand)).text())).toEqual({ colour: '#7c3aed' });
    expect((await archive.read(photoFile(id, id))).size).toBe(3);
  });

  it.each([
    '../sections/brand.json',
    '/etc/passwd',
    'sections\\brand.json',
    'sections/',
    'sections/../../brand.json',
    'programs/1.json',
    'photos/cover.jpg',
    `photos/${id}/${id}.svg`,
    'readme.txt',
    'constructor',
  ])('refuses a file called %s', async (name) => {
    // The library refuses some names itself.
    const code = expect.stringMatching(/foreign|unreadable/);
    await refused(made([{ name, content: json({}) }])).toMatchObject({ code });
  });

  it('refuses links, and encrypted files', async () => {
    const link = { externalFileAttributes: (0o120777 << 16) >>> 0, versionMadeBy: 0x0314 };
    await refused(made([{ name: brand, content: json({}), ...link }])).toMatchObject({ code: 'foreign', file: brand });
    await refused(made([{ name: brand, content: json({}), password: 'x' }])).toMatchObject({ code: 'foreign' });
  });

  it('refuses a file that is there twice', async () => {
    const alike = 'sections/brane.json';
    const both = await made([brand, alike].map((name) => ({ name, content: json({}), listed: null })));
    const bytes = Buffer.from(await both.arrayBuffer());
    for (let at = bytes.indexOf(alike); at >= 0; at = bytes.indexOf(alike)) bytes.write(brand, at, 'latin1');
    await refused(new Blob([bytes])).toMatchObject({ code: expect.stringMatching(/twice|unreadable/) });
    const entry = { name: brand, size: 2, sha256: await sha256Of(json({})) };
    const listedTwice = made([{ name: brand, content: json({}), listed: null }], { files: [entry, entry] });
    await refused(listedTwice).toMatchObject({ code: 'twice' });
  });

  it('refuses what was changed, is missing or is not in its manifest', async () => {
    const one = { name: brand, content: json({ a: 1 }) };
    await refused(made([{ ...one, listed: { sha256: '0'.repeat(64) } }])).toMatchObject({
      code: 'changed',
      file: brand,
    });
    await refused(made([{ ...one, listed: { size: 1 } }])).toMatchObject({ code: 'changed', file: brand });
    await refused(made([{ ...one, listed: null }])).toMatchObject({ code: 'foreign', file: brand });
    const files = [{ name: programFile(id), size: 2, sha256: '0'.repeat(64) }];
    await refused(made([{ ...one, listed: null }], { files })).toMatchObject({ code: 'foreign' });
    await refused(made([], { files })).toMatchObject({ code: 'missing', file: programFile(id) });
  });

  it('unpacks no more than a file may have', async () => {
    const bomb = new Blob([new Uint8Array(archiveLimits.document + 1)]);
    await refused(made([{ name: brand, content: bomb }])).toMatchObject({ code: 'too_large', file: brand });
    // The archive says that the file is small.
    const bytes = Buffer.from(await (await made([{ name: brand, content: bomb }])).arrayBuffer());
    const said = Buffer.alloc(4);
    said.writeUInt32LE(archiveLimits.document + 1);
    for (let at = bytes.indexOf(said); at >= 0; at = bytes.indexOf(said, at + 1)) bytes.writeUInt32LE(10, at);
    await refused(new Blob([bytes])).toMatchObject({ code: expect.stringMatching(/too_large|changed|unreadable/) });
  });

  it('refuses a newer format, another manifest and what is no archive', async () => {
    await refused(made([], { format: archiveFormat + 1 })).toMatchObject({ code: 'newer' });
    await refused(made([], { files: 'all' })).toMatchObject({ code: 'unreadable', file: manifestName });
    await refused(new Blob(['no archive'])).toMatchObject({ code: 'unreadable' });
    await refused((await ofSite()).slice(0, 200)).toMatchObject({ code: 'unreadable' });
  });
});
