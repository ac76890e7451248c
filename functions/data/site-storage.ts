import { PutObjectCommand } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { publishedList, siteBucket } from '#contracts/resources';
import { contentType } from '#contracts/website/content-type';
import { cacheControl } from '#contracts/website/headers';
import { readObject, removeObjects, s3 } from './s3.ts';

/** The name of the site's bucket; undefined where the server renders pages itself. */
export const siteBucketName = (): string | undefined => process.env[siteBucket.variable];

const PublishedList = z.record(z.string(), z.string());

export async function readPublished(bucket: string): Promise<Record<string, string>> {
  const bytes = await readObject(bucket, publishedList);
  return bytes ? PublishedList.parse(JSON.parse(Buffer.from(bytes).toString())) : {};
}

export const writePublished = (bucket: string, published: Readonly<Record<string, string>>) =>
  put(bucket, publishedList, JSON.stringify(published));

/** @param key as `pageKey` returns it, or the sitemap's */
export const putPage = (bucket: string, key: string, content: string) =>
  put(bucket, key, content, key.endsWith('.html') ? key.slice(0, 2) : undefined);

export const deletePages = removeObjects;

async function put(Bucket: string, Key: string, Body: string, ContentLanguage?: string) {
  const ContentType = contentType(Key);
  const CacheControl = cacheControl(`/${Key}`);
  await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ContentLanguage, CacheControl }));
}
