import { BatchWriteItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { v7 as uuid } from 'uuid';
import { MessageBody } from '#contracts/enquiries';
import { EnquiryListQuery } from '#contracts/enquiry-list';
import { validate } from '../../functions/http/validate.ts';
import { referenceOf } from '../../functions/logic/enquiry-ids.ts';
import { listEnquiries } from '../../functions/logic/enquiry-list.ts';
import { message } from '../support/bodies.ts';
import { benchDatabase } from './database.ts';
import { inTurn, ms, printTable, time } from './measure.ts';

const sizes = [100, 10_000, 100_000];
const perBatch = 25;
const inParallel = 4;

/** Listing one page of enquiries as more and more are stored. */
export async function benchEnquiryList() {
  const { client, close } = await benchDatabase();
  try {
    const rows = [];
    let stored = 0;
    for (const size of sizes) {
      const filling = await time(() => fill(client, stored, size));
      stored = size;
      const middle = uuid({ msecs: instantOf(Math.floor(size / 2)) });
      const pages = {
        first: () => listEnquiries(['message'], query({})),
        middle: () => listEnquiries(['message'], query({ cursor: Buffer.from(middle).toString('base64url') })),
      };
      const taken = await inTurn(pages, 60);
      rows.push({
        stored: size.toLocaleString('en'),
        'first page of 50': ms(taken.first ?? 0),
        'page in the middle': ms(taken.middle ?? 0),
        'filling took': ms(filling),
      });
    }
    printTable('Listing one page of enquiries (goal: flat)', rows);
  } finally {
    await close();
  }
}

const query = (values: object) => validate(EnquiryListQuery, values);

/** Enquiries ten seconds apart. */
const instantOf = (index: number) => Date.UTC(2026, 0, 1) + index * 10_000;

async function fill(client: DynamoDBClient, from: number, to: number) {
  let next = from;
  const worker = async () => {
    while (next < to) {
      const start = next;
      next = Math.min(to, next + perBatch);
      const items = Array.from({ length: next - start }, (_, i) => ({
        PutRequest: { Item: marshall(item(start + i)) },
      }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { Enquiries: items } }));
    }
  };
  await Promise.all(Array.from({ length: inParallel }, worker));
}

function item(index: number) {
  const msecs = instantOf(index);
  const sk = uuid({ msecs });
  const at = new Date(msecs).toISOString();
  return {
    pk: 'message',
    sk,
    schema: 1,
    ...validate(MessageBody, message()),
    reference: referenceOf('message', sk),
    language: 'ar',
    status: 'new',
    history: [],
    version: 1,
    created_at: at,
    updated_at: at,
  };
}
