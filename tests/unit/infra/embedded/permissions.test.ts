import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchGetItemCommand,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctRequest } from '#contracts/api/requests';
import { type RunningServer, startServer } from '../../../../infra/embedded/index.ts';

/** Calls the echo by Node's own client, as the SDK does, and replies with the headers that arrive there. */
const callsAs = (authorization: string) => `() => new Promise((resolve) => {
  const { request } = process.getBuiltinModule('node:http');
  request(process.env.ECHO, { headers: { authorization: '${authorization}' } }, async (reply) => {
    resolve({ statusCode: 200, body: (await reply.toArray()).join('') });
  }).end();
})`;

const handlers = {
  listPrograms: callsAs('AWS4-HMAC-SHA256 Credential=any'),
  getHealth: callsAs('Bearer token'),
};

let dataDir: string;
let server: RunningServer;
const echo = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihla-permissions-'));
  const functionsFolder = join(dataDir, 'functions');
  for (const [name, code] of Object.entries(handlers)) {
    await mkdir(join(functionsFolder, name), { recursive: true });
    await writeFile(join(functionsFolder, name, 'index.mjs'), `export const handler = ${code};`);
  }
  const siteFolder = join(dataDir, 'site');
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  const functionVariables = { ECHO: `http://127.0.0.1:${(echo.address() as AddressInfo).port}` };
  server = await startServer({ host: '127.0.0.1', port: 0, dataDir, functionsFolder, siteFolder, functionVariables });
});

afterAll(async () => {
  await server?.close();
  echo.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Adds the header that names the calling function, as the functions' thread does. */
function as<Client extends { middlewareStack: object }>(name: string, client: Client): Client {
  const named = (next: (call: unknown) => unknown) => (call: { request: { headers: Record<string, string> } }) => {
    call.request.headers['x-embedded-function'] = name;
    return next(call);
  };
  const stack = client.middlewareStack as { add(middleware: unknown, place: object): void };
  stack.add(named, { step: 'finalizeRequest', priority: 'low' });
  return client;
}

const settings = (service: 'DYNAMODB' | 'S3' | 'SESV2' | 'SQS') => ({
  region: 'me-central-1',
  credentials: {
    accessKeyId: server.environment.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: server.environment.AWS_SECRET_ACCESS_KEY ?? '',
  },
  endpoint: server.environment[`AWS_ENDPOINT_URL_${service}`] ?? '',
});
const database = (name: string) => as(name, new DynamoDBClient(settings('DYNAMODB')));
const Key = { pk: { S: 'any' } };
const denied = (name: string, action: string) => `${name} is not authorized to perform ${action}: see its \`uses\`.`;

describe('a function', () => {
  it('reads only the tables of its contract, one by one or in a batch', async () => {
    const client = database('listTeam');
    await client.send(new GetItemCommand({ TableName: 'Staff', Key }));
    await client.send(new BatchGetItemCommand({ RequestItems: { Staff: { Keys: [Key] } } }));
    await expect(client.send(new GetItemCommand({ TableName: 'Undeliverable', Key }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: denied('listTeam', 'GetItem on Undeliverable'),
    });
    const both = { Staff: { Keys: [Key] }, Devices: { Keys: [Key] } };
    await expect(client.send(new BatchGetItemCommand({ RequestItems: both }))).rejects.toThrow('on Devices');
  });

  it('is refused what another route of its folder may, with which it shares a function on AWS', async () => {
    expect(correctRequest.uses.Enquiries).toContain('UpdateItem');
    const change = new UpdateItemCommand({ TableName: 'Enquiries', Key: { ...Key, sk: { S: 'any' } } });
    const refusal = denied('listRequests', 'UpdateItem on Enquiries');
    await expect(database('listRequests').send(change)).rejects.toThrow(refusal);
  });

  it('queries only the indexes of its contract', async () => {
    const client = database('remindStaff');
    const of = (index: string | undefined, key: string) =>
      new QueryCommand({
        ...{ TableName: 'Enquiries', IndexName: index, KeyConditionExpression: `${key} = :key` },
        ExpressionAttributeValues: { ':key': { S: 'flight#new' } },
      });
    await client.send(of('ByStatus', 'type_status'));
    await expect(client.send(of('ByEmail', 'email'))).rejects.toThrow('Query on Enquiries/ByEmail');
    await expect(client.send(of(undefined, 'pk'))).rejects.toThrow('Query on Enquiries:');
  });

  it('writes only the objects of its contract', async () => {
    const client = as('deletePhoto', new S3Client({ ...settings('S3'), forcePathStyle: true }));
    const object = { Bucket: server.environment.PHOTOS_BUCKET, Key: 'photos/p/1/800.webp' };
    await expect(client.send(new PutObjectCommand({ ...object, Body: 'x' }))).rejects.toThrow('perform PutPhoto');
    await expect(client.send(new GetObjectCommand(object))).rejects.toThrow('perform GetPhoto');
  });

  it('mails and reads dead letters only by contract', async () => {
    const body = { Subject: { Data: 'x' }, Body: { Text: { Data: 'x' } } };
    const mail = new SendEmailCommand({
      ...{ FromEmailAddress: 'a@rihla.example', Destination: { ToAddresses: ['b@x.example'] } },
      Content: { Simple: body },
    });
    await as('requestPasswordReset', new SESv2Client(settings('SESV2'))).send(mail);
    await expect(as('signOut', new SESv2Client(settings('SESV2'))).send(mail)).rejects.toThrow('perform SendEmail');
    const read = new ReceiveMessageCommand({ QueueUrl: server.environment.DEAD_LETTERS_URL });
    const queue = (name: string) => as(name, new SQSClient({ ...settings('SQS'), useQueueUrlAsEndpoint: false }));
    await queue('erasePerson').send(read);
    await expect(queue('notifyStaff').send(read)).rejects.toThrow('perform ReceiveMessage');
  });

  it('is named in the calls that its SDK signs, and in no others', async () => {
    const received = async (path: string) => (await fetch(`${server.url}/api/${path}`)).json();
    expect(await received('programs')).toHaveProperty('x-embedded-function', 'listPrograms');
    expect(await received('health')).not.toHaveProperty('x-embedded-function');
  });
});

it('a command may do everything', async () => {
  const client = new DynamoDBClient(settings('DYNAMODB'));
  await client.send(new GetItemCommand({ TableName: 'Undeliverable', Key }));
});
