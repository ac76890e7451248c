import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { uploadLifetime } from '#contracts/program-limits';
import { photoBucket } from '#contracts/resources';

/**
 * The photo bucket. Uploads arrive under `uploads/<program>/<photo>`, checked photos are served from `photos/...`.
 * The checksum the SDK adds by default would bake that of an empty body into a presigned URL.
 */
const client = new S3Client({
  forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

export const uploadSeconds = uploadLifetime / 1000;

const bucket = () => {
  const name = process.env[photoBucket.variable];
  if (!name) throw new Error(`The environment variable ${photoBucket.variable} is not set.`);
  return name;
};

export const uploadKey = (programId: string, photoId: string) => `${photoBucket.uploadPrefix}${programId}/${photoId}`;

/** Program and photo of an upload's key; undefined for any other key. */
export function parseUploadKey(key: string) {
  const [prefix, programId, photoId, ...rest] = key.split('/');
  if (`${prefix}/` !== photoBucket.uploadPrefix || !programId || !photoId || rest.length) return undefined;
  return { programId, photoId };
}

/** A URL to PUT exactly `size` bytes of `contentType` to, valid for `uploadSeconds`; the headers belong to it. */
export async function presignUpload(key: string, { contentType, size }: { contentType: string; size: number }) {
  const command = new PutObjectCommand({
    Bucket: bucket(),
    Key: key,
    ContentType: contentType,
    ContentLength: size,
  });
  const url = await getSignedUrl(client, command, {
    expiresIn: uploadSeconds,
    signableHeaders: new Set(['content-type', 'content-length', 'host']),
  });
  return { url, method: 'PUT' as const, headers: { 'Content-Type': contentType } };
}

/** Stores an upload that came by way of the API. */
export async function putUpload(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket: bucket(), Key: key, Body: bytes, ContentType: contentType }));
}

/** Stores what is served, to be kept for ever: it never changes. */
export async function putPhoto(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key: key,
      Body: bytes,
      ContentType: contentType,
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

/** The stored bytes; undefined when there is no such object. */
export async function getObject(key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket(), Key: key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Deleting what is not there is no error. */
export async function deleteObjects(keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((Key) => client.send(new DeleteObjectCommand({ Bucket: bucket(), Key }))));
}
