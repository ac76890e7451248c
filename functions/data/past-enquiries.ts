import type { EnquiryType } from '#contracts/enquiries';
import { Id } from '#contracts/fields';
import { putItem, queryPages } from './dynamo.ts';
import type { Range } from './enquiry-reads.ts';
import { parseItems } from './parse-items.ts';
import { keyOf as quarantineKey } from './quarantine.ts';

/**
 * Enquiries whose person is forgotten. Their ids say when they came, and nothing else. A restored backup leaves them out.
 */

/** Keeps an enquiry's place in the counts. Repeatable. */
export const putPastEnquiry = (type: EnquiryType, id: string): Promise<void> =>
  putItem('PastEnquiries', { pk: type, sk: id });

/** Keeps the id of forgotten suspected spam, which counts nowhere. Repeatable. */
export const putPastQuarantined = (id: string): Promise<void> => putItem('PastEnquiries', quarantineKey(id));

/** The ids of a range, oldest first. */
export async function readPastIds(type: EnquiryType, { first, last }: Range): Promise<string[]> {
  const ids: string[] = [];
  const pages = queryPages('PastEnquiries', {
    KeyConditionExpression: 'pk = :type AND sk BETWEEN :first AND :last',
    values: { ':type': type, ':first': first, ':last': last },
  });
  for await (const items of pages) ids.push(...parseItems('PastEnquiries', items, ({ sk }) => Id.parse(sk)));
  return ids;
}
