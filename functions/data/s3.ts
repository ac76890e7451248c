import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';

/** The SDK's default checksum would put that of an empty body into presigned URLs. */
export const s3 = new S3Client({
  forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** Returns the stored bytes; undefined if the object does not exist. */
export async function readObject(Bucket: string, Key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** Deletes objects; those that do not exist are skipped. */
export async function removeObjects(Bucket: string, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((Key) => s3.send(new DeleteObjectCommand({ Bucket, Key }))));
}
