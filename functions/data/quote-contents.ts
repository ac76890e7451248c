import type { Enquiry } from '#contracts/api/enquiries';
import { QuoteContent } from '#contracts/api/quote-content';
import { deleteItem, getItem, putItem, queryPages } from './dynamo.ts';
import { sha256 } from './hash.ts';

type RequestKey = Pick<Enquiry, 'type' | 'id'>;

/**
 * What quotes say, by request, then by quote and hash, so that a content can be written again but never changed. It is
 * written before the request names it: one that no request names is no quote.
 */
const keyOf = (request: RequestKey, { id, hash }: ContentKey) => ({ pk: partitionOf(request), sk: `${id}#${hash}` });

const partitionOf = ({ type, id }: RequestKey) => `${type}#${id}`;

export interface ContentKey {
  id: string;
  /** SHA-256 of the content as it is stored. */
  hash: string;
}

/** Stores a content. Idempotent. @returns its hash */
export async function putQuoteContent(request: RequestKey, id: string, content: QuoteContent): Promise<string> {
  const text = JSON.stringify(content);
  const hash = sha256(text);
  await putItem('Quotes', { ...keyOf(request, { id, hash }), schema: 1, content: text });
  return hash;
}

/** @throws Error if it is missing, which no call causes */
export async function getQuoteContent(request: RequestKey, key: ContentKey): Promise<QuoteContent> {
  const item = await getItem('Quotes', keyOf(request, key));
  if (!item) throw new Error(`The content of quote ${key.id} is missing.`);
  return QuoteContent.parse(JSON.parse(item.content));
}

/** Reads all contents of a request. */
export async function readQuoteContents(request: RequestKey): Promise<(key: ContentKey) => QuoteContent | undefined> {
  const found = new Map<string, string>();
  for await (const items of queryPages('Quotes', { ...ofRequest(request), ConsistentRead: true })) {
    for (const { sk, content } of items) found.set(sk, content);
  }
  return (key) => {
    const text = found.get(keyOf(request, key).sk);
    return text === undefined ? undefined : QuoteContent.parse(JSON.parse(text));
  };
}

/** Removes all contents of a request. Repeatable. */
export async function removeQuoteContents(request: RequestKey): Promise<void> {
  for await (const items of queryPages('Quotes', { ...ofRequest(request), ProjectionExpression: 'pk, sk' })) {
    for (const { pk, sk } of items) await deleteItem('Quotes', { pk, sk });
  }
}

const ofRequest = (request: RequestKey) => ({
  KeyConditionExpression: 'pk = :request',
  values: { ':request': partitionOf(request) },
});
