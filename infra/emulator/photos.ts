import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { PhotoSource } from '../common/website/index.ts';
import { clientSettings } from './endpoint.ts';

/** The photos in a bucket on an emulator, for the site in front of it. */
export function bucketPhotos(bucket: string, endpoint: string): PhotoSource {
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true });
  return {
    async get(key) {
      try {
        const { Body, ContentType, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
        return { bytes, contentType: ContentType ?? 'application/octet-stream', etag: ETag ?? '' };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
  };
}
