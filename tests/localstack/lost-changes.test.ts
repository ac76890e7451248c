import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { LambdaClient, paginateListFunctions } from '@aws-sdk/client-lambda';
import { HeadObjectCommand, NotFound, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { marshall } from '@aws-sdk/util-dynamodb';
import { v7 as uuid } from 'uuid';
import { expect, inject, it } from 'vitest';
import { photoKey } from '../../functions/data/program-items.ts';
import { eventually } from '../support/eventually.ts';
import { emulatorOptions, redrive } from './redrive.ts';

const { outputs = {} } = inject('stack').emulator ?? {};
const bucket = new S3Client({ ...emulatorOptions, forcePathStyle: true });
const streams = new DynamoDBStreamsClient(emulatorOptions);

/** A program that was deleted, with one photo, and is now removed for good; its stored file. */
async function removeProgram() {
  const database = new DynamoDBClient(emulatorOptions);
  const TableName = outputs.DeletedTableName;
  const id = uuid();
  const photo = { id: uuid(), content_type: 'image/jpeg' as const };
  const key = marshall({ pk: 'program', sk: id });
  const Item = { ...key, ...marshall({ item: { sk: id, photos: { [photo.id]: photo } } }) };
  await database.send(new PutItemCommand({ TableName, Item }));
  await database.send(new DeleteItemCommand({ TableName, Key: key }));
  return { id, file: { Bucket: outputs.PhotosBucketName, Key: photoKey(id, photo) } };
}

/** Finds the removal of a record in the stream of the deleted ones. */
async function findRemoval(id: string) {
  const { Streams = [] } = await streams.send(new ListStreamsCommand({ TableName: outputs.DeletedTableName }));
  const StreamArn = Streams[0]?.StreamArn ?? '';
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  for (const { ShardId = '' } of StreamDescription?.Shards ?? []) {
    const start = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const;
    const { ShardIterator } = await streams.send(new GetShardIteratorCommand(start));
    const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }));
    const removal = Records.find(({ eventName, dynamodb }) => eventName === 'REMOVE' && dynamodb?.Keys?.sk?.S === id);
    if (removal) return { StreamArn, ShardId, number: removal.dynamodb?.SequenceNumber ?? '' };
  }
  throw new Error('the stream has no such removal');
}

async function arnOf(name: string): Promise<string> {
  for await (const { Functions = [] } of paginateListFunctions({ client: new LambdaClient(emulatorOptions) }, {})) {
    const found = Functions.find(({ FunctionName }) => FunctionName?.includes(name));
    if (found) return found.FunctionArn ?? '';
  }
  throw new Error(`no function ${name}`);
}

it('photos of a removed program go even if Lambda gave up the change: a replay reads it from the stream', async () => {
  const { id, file } = await removeProgram();
  const { StreamArn, ShardId, number } = await findRemoval(id);
  // The consumer has had its turn; what it would have left is here.
  await bucket.send(new PutObjectCommand({ ...file, Body: 'a photo', ContentType: 'image/jpeg' }));
  const at = new Date().toISOString();
  const givenUp = {
    timestamp: at,
    requestContext: { functionArn: await arnOf('followDeleted'), condition: 'RetryAttemptsExhausted' },
    DDBStreamBatchInfo: {
      ...{ streamArn: StreamArn, shardId: ShardId, startSequenceNumber: number, endSequenceNumber: number },
      ...{ approximateArrivalOfFirstRecord: at, approximateArrivalOfLastRecord: at },
    },
  };
  const queue = new SQSClient({ ...emulatorOptions, useQueueUrlAsEndpoint: false });
  await queue.send(new SendMessageCommand({ QueueUrl: outputs.DeadLettersUrl, MessageBody: JSON.stringify(givenUp) }));
  expect(await redrive()).toMatch(new RegExp(`^Handled: .*followDeleted.*changes ${number}`, 'm'));
  await eventually(async () => {
    await expect(bucket.send(new HeadObjectCommand(file))).rejects.toBeInstanceOf(NotFound);
  });
});
