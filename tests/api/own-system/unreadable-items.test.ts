import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnquiryType } from '#contracts/api/enquiries';
import { customRequest, flightRequest, hotelRequest, message, program } from '../../support/bodies.ts';
import { Client } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { runningDatabase } from '../../support/running-database.ts';
import { type Stack, startStack } from '../../support/stack.ts';

const phone = '0551234567';
const email = 'one@example.com';
const secret = 'Someone nobody may read of';
/** First in a list that is sorted newest first. */
const noId = 'broken';

const bodies = { flight: flightRequest, hotel: hotelRequest, custom: customRequest, message };
const folders = { flight: 'flight-requests', hotel: 'hotels', custom: 'customs', message: 'messages' };

let stack: Stack;
let staff: Client;
let client: DynamoDBClient;
/** The readable enquiries, by type. */
const readable = {} as Record<EnquiryType, string>;
const programIds: string[] = [];
const brokenProgram = uuid();

const put = (TableName: string, item: object) => client.send(new PutItemCommand({ TableName, Item: marshall(item) }));

/** An item that is in the indexes and matches no schema. */
const broken = (type: EnquiryType, sk: string) =>
  put('Enquiries', {
    ...{ pk: type, sk, schema: 2, type_status: `${type}#new`, phone_end: phone.slice(-7), email, name: secret },
    history: sk === noId ? 'none' : [],
  });

const found = async (q: string) => (await staff.search({ q })).json.data.map(({ id }: { id: string }) => id);

const idsOf = async (path: string) => {
  const { status, json } = await staff.get(path);
  expect(status, `${path} ${JSON.stringify(json)}`).toBe(200);
  return (json.data as { id: string }[]).map(({ id }) => id);
};

describe('one stored item that cannot be read', () => {
  beforeAll(async () => {
    stack = await startStack();
    client = await runningDatabase(stack.dataDir);
    staff = new Client(stack.url);
    await staff.signIn(stack.adminEmail, stack.adminPassword);
    for (const type of EnquiryType.options) {
      await broken(type, uuid());
      const { json } = await staff.post(`/${folders[type]}`, bodies[type]({ phone, email }));
      readable[type] = json.data.id;
      await broken(type, uuid());
      await broken(type, noId);
    }
    for (let count = 0; count < 3; count += 1) {
      programIds.unshift((await staff.post('/programs', program())).json.data.id);
      if (count === 1) await put('Programs', { pk: 'PROGRAM', sk: brokenProgram, schema: 1, trip_name: secret });
    }
    await put('Programs', { pk: 'PROGRAM', sk: noId, schema: 1 });
  });

  afterAll(async () => {
    client?.destroy();
    await stack?.stop();
  });

  it.each(EnquiryType.options)('is left out of the list of its type (%s)', async (type) => {
    expect(await idsOf(`/${folders[type]}`)).toEqual([readable[type]]);
    expect(await idsOf(`/${folders[type]}?limit=1`)).toEqual([readable[type]]);
  });

  it('is left out of every list and search of all types', async () => {
    const newestFirst = Object.values(readable).toReversed();
    for (const query of ['', '?status=new']) expect(await idsOf(`/requests${query}`), query).toEqual(newestFirst);
    for (const q of [email, phone, 'العتيبي']) expect(await found(q), q).toEqual(newestFirst);
    expect(await found(secret)).toEqual([]);
  });

  it('does not end a list before its last page', async () => {
    const found: string[] = [];
    let cursor = '';
    do {
      const { json } = await staff.get(`/requests?limit=1${cursor && `&cursor=${cursor}`}`);
      found.push(...json.data.map(({ id }: { id: string }) => id));
      cursor = json.next_cursor ?? '';
    } while (cursor);
    expect(found).toEqual(Object.values(readable).toReversed());
  });

  it('is left out of related enquiries', async () => {
    const others = Object.values(readable)
      .toReversed()
      .filter((id) => id !== readable.hotel);
    expect(await idsOf(`/requests/hotel/${readable.hotel}/related`)).toEqual(others);
  });

  it('does not change the overview or the badge', async () => {
    const overview = await staff.get('/overview');
    expect(overview.status).toBe(200);
    expect(overview.json.data.recent).toHaveLength(3);
    const badge = await staff.get('/overview/new');
    expect(badge.status).toBe(200);
    expect(badge.json.data.newest.id).toMatch(/^[\da-f-]{36}$/);
  });

  it('is left out of the programs, page by page too', async () => {
    expect(await idsOf('/programs/current')).toEqual(programIds);
    const first = await staff.get('/programs/current?limit=1');
    const second = await staff.get(`/programs/current?limit=1&cursor=${first.json.next_cursor}`);
    const third = await staff.get(`/programs/current?limit=1&cursor=${second.json.next_cursor}`);
    const pages = [first, second, third].map(({ json }) => json.data[0]?.id);
    expect([...pages, third.json.next_cursor]).toEqual([...programIds, undefined]);
  });

  it('can still be deleted', async () => {
    expect((await staff.delete(`/messages/${noId}`)).status).toBe(200);
  });

  it('is logged once by its key, without its content, and counted', async () => {
    const log = async () => (await readFile(join(stack.dataDir, 'functions.log'), 'utf8')).split('\n');
    const named = async () =>
      (await log())
        .filter((line) => line.includes('"item unreadable"') && line.includes(brokenProgram))
        .map((line) => JSON.parse(line));
    await eventually(async () => expect(await named()).toHaveLength(1));
    expect(await named()).toMatchObject([
      { level: 'ERROR', table: 'Programs', pk: 'PROGRAM', sk: brokenProgram, reason: expect.stringContaining('city') },
    ]);
    const lines = await log();
    expect(lines.some((line) => line.includes('"ItemUnreadable":1'))).toBe(true);
    for (const line of lines) {
      expect(line).not.toContain(secret);
      expect(line).not.toContain(email);
    }
  });
});
