import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import type { StageName } from '#contracts/stage-settings/stages';
import { dataOutputs } from '../common/stack-outputs.ts';
import { StartError } from '../common/start-error.ts';
import { type Photos, photoPrefix, type System } from './system.ts';

/**
 * A deployed stage in the environment's account and region, or on the emulator at AWS_ENDPOINT_URL.
 *
 * @throws StartError if the stage is not deployed there
 */
export async function openDeployed(stage: StageName): Promise<System> {
  const outputs = await dataOutputs(stage);
  const database = new DynamoDBClient({});
  const output = (name: string) => {
    const value = outputs[name];
    if (!value) throw new StartError(`The stack of ${stage} has no output ${name}: deploy this version first.`);
    return value;
  };
  return {
    name: `the stage ${stage}`,
    database,
    tableName: (name) => output(`${name}TableName`),
    photos: bucketPhotos(output('PhotosBucketName')),
    close: async () => database.destroy(),
  };
}

function bucketPhotos(Bucket: string): Photos {
  // Path-style on an emulator, whose host name cannot have a bucket name in front of it.
  const client = new S3Client({ forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL) });
  return {
    async list() {
      const photos = new Map<string, string>();
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: photoPrefix })) {
        // The bucket's default encryption and uploads in one part make the ETag an MD5.
        for (const { Key = '', ETag = '' } of Contents) photos.set(Key, ETag.replaceAll('"', ''));
      }
      return photos;
    },
    async get(Key) {
      try {
        const { Body, ContentType, CacheControl } = await client.send(new GetObjectCommand({ Bucket, Key }));
        const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
        return { key: Key, bytes, contentType: ContentType ?? 'application/octet-stream', cacheControl: CacheControl };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async put({ key, bytes, contentType, cacheControl }) {
      await client.send(
        new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: contentType, CacheControl: cacheControl }),
      );
    },
  };
}
