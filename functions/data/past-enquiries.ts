import type { EnquiryType } from '#contracts/enquiries';
import { Id } from '#contracts/fields';
import { onConditionFailed, putItem, queryPages } from './dynamo.ts';
import type { Range } from './enquiry-reads.ts';
import { parseItems } from './parse-items.ts';
import { keyOf as quarantineKey } from './quarantine.ts';

/**
 * Enquiries whose person is forgotten. Their ids say when they came, and nothing else. A restored backup leaves them out.
 */

/** Keeps an enquiry's place in the counts. Repeatable. */
export const putPastEnquiry = (type: EnquiryType, id: string): Promise<void> =>
  putItem('PastEnquiries', { pk: type, sk: id });

/** Keeps the id of a forgotten enquiry that staff had deleted, which counts nowhere. Repeatable. */
export async function putPastDeleted(type: EnquiryType, id: string): Promise<void> {
  // A call that died may have forgotten the enquiry while it was counted.
  const once = { ConditionExpression: 'attribute_not_exists(pk)' };
  await onConditionFailed(putItem('PastEnquiries', { pk: type, sk: id, uncounted: true }, once), () => undefined);
}

/** Keeps the id of forgotten suspected spam, which counts nowhere. Repeatable. */
export const putPastQuarantined = (id: string): Promise<void> => putItem('PastEnquiries', quarantineKey(id));

/** The ids of a range that count, oldest first, up to date. */
export async function readPastIds(type: EnquiryType, range: Range): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pagesOf(type, range)) ids.push(...page);
  return ids;
}

/** The oldest id of a type, unless that counts nowhere. */
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
