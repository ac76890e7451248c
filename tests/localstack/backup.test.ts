import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, inject, it, onTestFinished } from 'vitest';
import { message } from '../support/bodies.ts';
import { Client } from '../support/client.ts';
import { has } from '../support/needs.ts';
import { openPhotoDesk } from '../support/photo-uploads.ts';

const { environment = {}, outputs = {} } = inject('stack').emulator ?? {};
const { AWS_ENDPOINT_URL: endpoint = '', AWS_REGION: region = 'us-east-1' } = environment;
const options = { endpoint, region, credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
const client = new DynamoDBClient(options);
const database = DynamoDBDocumentClient.from(client);
const storage = new S3Client({ ...options, forcePathStyle: true });
const { EnquiriesTableName: Enquiries, PhotosBucketName: Bucket } = outputs;

/** Runs a command like its npm script, for the deployed stage. */
const run = (command: 'backup' | 'restore', ...parameters: string[]) =>
  promisify(execFile)(process.execPath, [`scripts/${command}.ts`, '--stage', 'dev', ...parameters], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...environment },
    maxBuffer: 16 * 1024 * 1024,
  }).then(
    ({ stdout }) => stdout,
    ({ stdout, stderr }) => stdout + stderr,
  );

const read = async (id: string) =>
  (await database.send(new GetCommand({ TableName: Enquiries, Key: { pk: 'message', sk: id } }))).Item;
const lose = (id: string) => database.send(new DeleteCommand({ TableName: Enquiries, Key: { pk: 'message', sk: id } }));
const photosOf = async (program: string) =>
  ((await storage.send(new ListObjectsV2Command({ Bucket, Prefix: `photos/${program}/` }))).Contents ?? []).flatMap(
    ({ Key = '' }) => Key,
  );

it('a backup restores a lost item and a lost photo of the deployed stage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { id } = (await new Client().post('/messages', message())).json.data;
  const desk = await openPhotoDesk();
  const programId = await desk.newProgram();
  await desk.upload(programId);
  const photos = await photosOf(programId);
  expect(await run('backup', '--to', join(folder, 'backup'))).toMatch(/^Photos: [1-9]\d* files$/m);

  const stored = await read(id);
  await lose(id);
  for (const Key of photos) await storage.send(new DeleteObjectCommand({ Bucket, Key }));
  const restored = await run('restore', '--from', join(folder, 'backup'), '--missing');
  expect(restored).toMatch(/^Enquiries: 1 written/m);
  // Where events come late, those of tests before still change items.
  if (has('promptEvents')) expect(restored).toContain('Checked: the stage dev holds every item');
  else expect(restored).not.toContain('missing');
  expect(await read(id)).toEqual({ ...stored, restored: true });
  expect(await photosOf(programId)).toEqual(expect.arrayContaining(photos));
});

it('a table restored beside the stage’s own restores a lost item', async () => {
  const { id } = (await new Client().post('/messages', message())).json.data;
  const stored = await read(id);
  const TableName = `restored-${id}`;
  const KeySchema = [
    { AttributeName: 'pk', KeyType: 'HASH' } as const,
    { AttributeName: 'sk', KeyType: 'RANGE' } as const,
  ];
  const AttributeDefinitions = KeySchema.map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' as const }));
  const BillingMode = 'PAY_PER_REQUEST';
  await client.send(new CreateTableCommand({ TableName, KeySchema, AttributeDefinitions, BillingMode }));
  onTestFinished(async () => {
    await client.send(new DeleteTableCommand({ TableName }));
  });
  await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName });
  await database.send(new PutCommand({ TableName, Item: stored }));
  await lose(id);
  expect(await run('restore', '--from-table', `Enquiries=${TableName}`, '--missing')).toContain('Enquiries: 1 written');
  expect(await read(id)).toEqual({ ...stored, restored: true });
});
