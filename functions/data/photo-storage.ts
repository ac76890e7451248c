import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { uploadLifetime } from '#contracts/api/program-limits';
import { photoBucket } from '#contracts/platform/resources';
import { readObject, removeObjects, s3, s3ForBrowsers } from './s3.ts';

/** The photo bucket: uploads are at `uploads/<program>/<photo>`, the served files below `photos/`. */
export const uploadSeconds = uploadLifetime / 1000;

const bucket = () => {
  const name = process.env[photoBucket.variable];
  if (!name) throw new Error(`The environment variable ${photoBucket.variable} is not set.`);
  return name;
};

export const uploadKey = (programId: string, photoId: string) => `${photoBucket.uploadPrefix}${programId}/${photoId}`;

/** Parses an upload's key; undefined for any other key. */
export function parseUploadKey(key: string) {
  const [prefix, programId, photoId, ...rest] = key.split('/');
  if (`${prefix}/` !== photoBucket.uploadPrefix || !programId || !photoId || rest.length) return undefined;
  return { programId, photoId };
}

const orderPrefix = 'link-pictures-';

/** The key of an order for a program's link pictures: each state of the program has its own. */
export const orderKey = (programId: string, hash: string) => uploadKey(programId, `${orderPrefix}${hash}`);

/** Returns the program whose link pictures are ordered; undefined if the key is none of an order. */
export function parseOrderKey(key: string): string | undefined {
  const { programId, photoId } = parseUploadKey(key) ?? {};
  return photoId?.startsWith(orderPrefix) ? programId : undefined;
}

/**
 * Returns a URL for one PUT of exactly `size` bytes of `contentType`, valid for `uploadSeconds`, and the headers to
 * send.
 */
export async function presignUpload(key: string, { contentType, size }: { contentType: string; size: number }) {
  const command = new PutObjectCommand({
    Bucket: bucket(),
    Key: key,
    ContentType: contentType,
    ContentLength: size,
  });
  const url = await getSignedUrl(s3ForBrowsers, command, {
    expiresIn: uploadSeconds,
    signableHeaders: new Set(['content-type', 'content-length', 'host']),
  });
  return { url, method: 'PUT' as const, headers: { 'Content-Type': contentType } };
}

/** Stores an upload that came through the API. */
export async function putUpload(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket: bucket(), Key: key, Body: bytes, ContentType: contentType }));
}

/** Stores a served file, which never changes. */
export async function putPhoto(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key: key,
      Body: bytes,
      ContentType: contentType,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

/** Returns the stored bytes; undefined if the object does not exist. */
export const getObject = (key: string) => readObject(bucket(), key);

/** Deletes objects; those that do not exist are skipped. */
export const deleteObjects = (keys: readonly string[]) => removeObjects(bucket(), keys);
