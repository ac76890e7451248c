import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { StartError } from '../shared/start-error.ts';
import { type Photos, photoPrefix, type System } from './system.ts';

/**
 * A deployed stage in the environment's account and region, or on the emulator at AWS_ENDPOINT_URL.
 *
 * @throws StartError if the stage is not deployed there
 */
export async function openDeployed(stage: string): Promise<System> {
  const stack = `RihlaBackend-${stage}`;
  const outputs = await outputsOf(stack);
  const database = new DynamoDBClient({});
  const output = (name: string) => {
    const value = outputs.get(name);
    if (!value) throw new StartError(`The stack ${stack} has no output ${name}: deploy this version first.`);
    return value;
  };
  return {
    name: stack,
    database,
    tableName: (name) => output(`${name}TableName`),
    photos: bucketPhotos(output('PhotosBucketName')),
    close: async () => database.destroy(),
  };
}

async function outputsOf(StackName: string): Promise<ReadonlyMap<string, string>> {
  const client = new CloudFormationClient({});
  const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName })).catch((error: Error) => {
    if (error.message.includes('does not exist')) throw new StartError(`The stack ${StackName} is not deployed here.`);
    throw error;
  });
  const outputs = Stacks.flatMap(({ Outputs = [] }) => Outputs);
  return new Map(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
}

function bucketPhotos(Bucket: string): Photos {
  // By path on an emulator, whose host has no names of buckets before it.
  const client = new S3Client({ forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL) });
  return {
    async list() {
      const photos = new Map<string, string>();
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: photoPrefix })) {
        // The bucket's own encryption and single uploads make the ETag an MD5.
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
