import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { photoBucket } from '#contracts/platform/resources';

const settings = {
  forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
  // With the SDK's default, presigned URLs would contain the checksum of an empty body.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // With it, Node sends the head of a large upload at once: the embedded system could not add the function's name.
  expectContinueHeader: false,
} as const;

export const s3 = new S3Client(settings);

/** Signs URLs for browsers, which may reach the storage at another address. */
const browserEndpoint = process.env[photoBucket.browserEndpoint];
export const s3ForBrowsers = browserEndpoint ? new S3Client({ ...settings, endpoint: browserEndpoint }) : s3;

/** Returns the stored bytes; undefined if the object does not exist. */
export async function readObject(bucket: string, key: string): Promise<Uint8Array | undefined> {
  return (await readObjectWithTag(bucket, key))?.bytes;
}

/** Returns the stored bytes and their tag, so that a write can require that they have not changed. */
export async function readObjectWithTag(Bucket: string, Key: string) {
  try {
    const { Body, ETag } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    const bytes = await Body?.transformToByteArray();
    return bytes && { bytes, tag: ETag };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Deletes objects; those that do not exist are skipped. */
export async function removeObjects(Bucket: string, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((Key) => s3.send(new DeleteObjectCommand({ Bucket, Key }))));
}
