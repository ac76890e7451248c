import { BatchWriteItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { v7 as uuid } from 'uuid';
import {
  CustomRequestBody,
  type Enquiry,
  type EnquiryStatus,
  type EnquiryType,
  FlightRequestBody,
  HotelRequestBody,
  MessageBody,
} from '#contracts/api/enquiries';
import { toItem } from '../../functions/data/enquiry-items.ts';
import { validate } from '../../functions/http/validate.ts';
import { referenceOf } from '../../functions/logic/enquiry-ids.ts';
import { customRequest, flightRequest, hotelRequest, message } from './bodies.ts';

const perBatch = 25;
const inParallel = 4;

interface Sample {
  type: EnquiryType;
  at: Date;
  phone?: string;
  email?: string;
  status?: EnquiryStatus;
}

/** A stored enquiry, received at a given time. */
export function storedEnquiry({ type, at, status = 'new', ...contact }: Sample): Enquiry {
  const id = uuid({ msecs: at.getTime() });
  const created_at = at.toISOString();
  const record = { id, type, status, reference: referenceOf(type, id), language: 'ar', source: 'website', history: [] };
  const consent = { text_version: 1, at: created_at, form: type, language: 'ar', marketing: false };
  return {
    ...bodyOf(type, contact),
    ...record,
    consent,
    version: 1,
    created_at,
    updated_at: created_at,
  } as unknown as Enquiry;
}

function bodyOf(type: EnquiryType, contact: { phone?: string; email?: string }) {
  switch (type) {
    case 'flight':
      return validate(FlightRequestBody, flightRequest(contact));
    case 'hotel':
      return validate(HotelRequestBody, hotelRequest(contact));
    case 'custom':
      return validate(CustomRequestBody, customRequest(contact));
    case 'message':
      return validate(MessageBody, message(contact));
  }
}

/** Writes `count` enquiries, `make(0)` to `make(count - 1)`, faster than any route. */
export async function storeMany(client: DynamoDBClient, count: number, make: (index: number) => Enquiry) {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const start = next;
      next = Math.min(count, next + perBatch);
      const requests = Array.from({ length: next - start }, (_, i) => ({
        PutRequest: { Item: marshall(toItem(make(start + i)), { removeUndefinedValues: true }) },
      }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { Enquiries: requests } }));
    }
  };
  await Promise.all(Array.from({ length: inParallel }, worker));
}
