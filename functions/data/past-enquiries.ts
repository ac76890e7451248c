import type { EnquiryType } from '#contracts/api/enquiries';
import { Id } from '#contracts/field-kit/fields';
import { onConditionFailed, putItem, queryPages } from './dynamo.ts';
import type { Range } from './enquiry-reads.ts';
import { parseItems } from './parse-items.ts';
import { keyOf as quarantineKey } from './quarantine.ts';

/** Anonymised enquiries. Their ids contain the time of arrival and nothing else. A restore leaves them out. */

/** Keeps an anonymised enquiry in the counts. Idempotent. */
export const putPastEnquiry = (type: EnquiryType, id: string): Promise<void> =>
  putItem('PastEnquiries', { pk: type, sk: id });

/** Keeps the id of an anonymised enquiry that staff had deleted; it is not counted. Idempotent. */
export async function putPastDeleted(type: EnquiryType, id: string): Promise<void> {
  // An earlier call that crashed may have stored it as counted: keep that.
  const once = { ConditionExpression: 'attribute_not_exists(pk)' };
  await onConditionFailed(putItem('PastEnquiries', { pk: type, sk: id, uncounted: true }, once), () => undefined);
}

/** Keeps the id of anonymised suspected spam; it is not counted. Idempotent. */
export const putPastQuarantined = (id: string): Promise<void> => putItem('PastEnquiries', quarantineKey(id));

/** Returns the ids of a range that are counted, oldest first, with a consistent read. */
export async function readPastIds(type: EnquiryType, range: Range): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pagesOf(type, range)) ids.push(...page);
  return ids;
}

/** Returns the oldest id of a type, unless it is not counted. */
export async function readFirstPastId(type: EnquiryType): Promise<string | undefined> {
  const { value } = await pagesOf(type, { first: '0', last: 'g' }, 1).next();
  return value?.[0];
}

async function* pagesOf(type: EnquiryType, { first, last }: Range, Limit?: number): AsyncGenerator<string[], void> {
  const pages = queryPages('PastEnquiries', {
    KeyConditionExpression: 'pk = :type AND sk BETWEEN :first AND :last',
    values: { ':type': type, ':first': first, ':last': last },
    ConsistentRead: true,
    ...(Limit && { Limit }),
  });
  for await (const items of pages) {
    const counted = items.filter(({ uncounted }) => !uncounted);
    yield parseItems('PastEnquiries', counted, ({ sk }) => Id.parse(sk));
  }
}
