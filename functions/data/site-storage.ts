import { HeadObjectCommand, NoSuchKey, NotFound, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import type { OwnPage } from '#contracts/api/own-page-rules';
import { baseLanguage, programTypes, regions } from '#contracts/api/program-fields';
import { perTranslation } from '#contracts/api/program-shapes';
import { type Program, ProgramReply } from '#contracts/api/programs';
import { Season } from '#contracts/api/seasons';
import { type SectionName, sectionNames } from '#contracts/api/section-names';
import type { SiteContent } from '#contracts/api/shown-content';
import type { SitePage } from '#contracts/api/site-page-rules';
import { publishedList, siteBucket } from '#contracts/platform/resources';
import { contentType } from '#contracts/website/content-type';
import { cacheControl } from '#contracts/website/headers';
import { storedStatus } from '#contracts/website/pages';
import { dataAddresses, dataKey } from '#contracts/website/published-data';
import { readObject, readObjectWithTag, removeObjects, s3 } from './s3.ts';

/** Returns the name of the site's bucket; undefined if the server renders pages itself. */
export const siteBucketName = (): string | undefined => process.env[siteBucket.variable];

const { id, city, country, price_sar, from_date, to_date, nights, featured, cancellation, updated_at } =
  ProgramReply.shape;

const ShortDeparture = z.object({
  from: from_date,
  to: to_date,
  nights,
  until: z.nullable(from_date),
  price: z.number(),
  child: z.optional(z.number()),
  early: z.nullable(z.object({ until: from_date, price: z.number(), child: z.optional(z.number()) })),
  left: z.nullable(z.int()),
});

/** A published program: the fields that decide where it appears, and the version that was published. */
const PublishedProgram = z.object({
  ...{ id, city, country, price_sar, from_date, to_date, nights, featured, cancellation, updated_at },
  city_names: z.object({ [baseLanguage]: z.string(), ...perTranslation(z.string()) }),
  departures: z.array(ShortDeparture),
  region: z.enum(regions),
  type: z.enum(programTypes),
  /** The hash of the program. */
  hash: z.string(),
  /** The fingerprint of its pages; empty until they are written. */
  page: z.string(),
  /** Set if the program can no longer be parsed: its own pages stay, but no list shows it. */
  hidden: z.optional(z.literal(true)),
});
export type PublishedProgram = z.infer<typeof PublishedProgram>;

/** The version of the published list and programs. */
const listVersion = 6;

/** Newest first. A list of another version counts as empty, so that everything is published again. */
const StoredList = z.object({ version: z.literal(listVersion), programs: z.array(PublishedProgram) });

export interface PublishedList {
  programs: PublishedProgram[];
  /** Undefined before the first write. */
  tag: string | undefined;
}

/**
 * The list that this process read or wrote last. An edit reads twice what it or the run before has written: parsing 5,000
 * programs anew takes a tenth of a second of processor time. Callers change no entry of it.
 */
let known: (PublishedList & { bucket: string }) | undefined;

export async function readPublished(bucket: string): Promise<PublishedList> {
  const object = await readObjectWithTag(bucket, publishedList);
  if (object?.tag && known?.bucket === bucket && known.tag === object.tag) return known;
  const { data } = StoredList.safeParse(object && JSON.parse(Buffer.from(object.bytes).toString()));
  known = { bucket, programs: data?.programs ?? [], tag: object?.tag };
  return known;
}

/**
 * Replaces the list that was read.
 * @returns false if it has been replaced since
 */
export async function writePublished(
  bucket: string,
  programs: PublishedProgram[],
  over: string | undefined,
): Promise<boolean> {
  const content = JSON.stringify({ version: listVersion, programs });
  const written = await put({ bucket, key: publishedList, content, over });
  if (written?.ETag) known = { bucket, programs, tag: written.ETag };
  return written !== undefined;
}

/** The published program; undefined if there is none. */
export async function readPublishedProgram(bucket: string, programId: string): Promise<Program | undefined> {
  const bytes = await readObject(bucket, dataKey(dataAddresses.program(programId)));
  return bytes && JSON.parse(Buffer.from(bytes).toString()).data;
}

/** The published seasons; undefined if there are none yet. */
export async function readPublishedSeasons(bucket: string): Promise<Season[] | undefined> {
  const bytes = await readObject(bucket, dataKey(dataAddresses.seasons));
  return bytes && z.array(Season).parse(JSON.parse(Buffer.from(bytes).toString()).data);
}

/** The published sections of the site, and its own pages without their texts, but without those that are not published yet. */
export async function readPublishedContent(bucket: string): Promise<Partial<SiteContent>> {
  const read = async (name: SectionName) => {
    const bytes = await readObject(bucket, dataKey(dataAddresses.section(name)));
    return bytes && [name, JSON.parse(Buffer.from(bytes).toString()).data];
  };
  const [pages, ...sections] = await Promise.all([
    readObject(bucket, dataKey(dataAddresses.ownPages)),
    ...sectionNames.map(read),
  ]);
  return {
    ...Object.fromEntries(sections.filter((entry) => entry !== undefined)),
    pages: pages ? (JSON.parse(Buffer.from(pages).toString()).data as OwnPage[]) : [],
  };
}

/** A page of the agency's own; undefined if there is none. */
export async function readPublishedPage(bucket: string, name: string): Promise<SitePage | undefined> {
  const bytes = await readObject(bucket, dataKey(dataAddresses.ownPage(name)));
  return bytes && JSON.parse(Buffer.from(bytes).toString()).data;
}

/** The text of a page; undefined if there is none. */
export async function readPage(bucket: string, key: string): Promise<string | undefined> {
  const bytes = await readObject(bucket, key);
  return bytes && Buffer.from(bytes).toString();
}

/** A file's text and tag; undefined if there is none. */
export async function readFile(
  bucket: string,
  key: string,
): Promise<{ content: string; tag: string | undefined } | undefined> {
  const object = await readObjectWithTag(bucket, key);
  return object && { content: Buffer.from(object.bytes).toString(), tag: object.tag };
}

/** A stored file. */
export interface StoredFile {
  tag: string;
  /** Empty if other code stored the file. */
  fingerprint: string;
}

/** @returns undefined if there is no such file */
export async function readStanding(bucket: string, key: string): Promise<StoredFile | undefined> {
  try {
    const { ETag = '', Metadata } = await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    return { tag: ETag, fingerprint: Metadata?.fingerprint ?? '' };
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

interface Write {
  bucket: string;
  /** As returned by `pageKey` or `dataKey`, or the key of a sitemap. */
  key: string;
  content: string;
  fingerprint?: string;
  /** The tag of the object to replace; undefined if there is none. */
  over: string | undefined;
}

/**
 * Replaces the file that was read.
 * @returns false if it has been replaced since
 */
export const putFile = async (file: Write & { fingerprint: string }): Promise<boolean> =>
  (await put(file)) !== undefined;

/** @returns the storage's reply; undefined if the file has been replaced since */
async function put({ bucket, key, content, fingerprint, over }: Write) {
  try {
    return await s3.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: content,
        ContentType: contentType(key),
        ContentLanguage: key.endsWith('.html') ? key.slice(0, 2) : undefined,
        CacheControl: cacheControl(`/${key}`),
        Metadata: fingerprint === undefined ? undefined : { fingerprint, ...storedStatus(key) },
        ...(over ? { IfMatch: over } : { IfNoneMatch: '*' }),
      }),
    );
  } catch (error) {
    if (isReplaced(error)) return undefined;
    throw error;
  }
}

/** 404: the object to replace is gone. 409: a concurrent write. */
const isReplaced = (error: unknown) =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 412 || error.name === 'ConditionalRequestConflict' || error.name === 'NoSuchKey');

export const deleteFiles = removeObjects;
