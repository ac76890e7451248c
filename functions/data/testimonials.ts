import type { Enquiry } from '#contracts/api/enquiries';
import type { SentTestimonial } from '#contracts/api/testimonial-fields';
import { ProblemError } from '../errors.ts';
import { findEnquiryItem } from './desk.ts';
import { batchGetItems, type Item, onConditionFailed, queryPages, updateItem } from './dynamo.ts';
import { getEnquiry } from './enquiries.ts';
import { keyOf, type StoredInvitation } from './enquiry-items.ts';
import { toEnquiries } from './enquiry-reads.ts';
import { refuseMerged, standsForItself } from './relation-items.ts';

/**
 * Invitations to write a testimonial, and what arrived, in the item of the request: they are found, exported, deleted and
 * erased with it.
 */
type RequestKey = Pick<Enquiry, 'type' | 'id'>;

/** The key of ByTestimonial. */
const waits = 'waits';

/**
 * Replaces the invitation of a request.
 * @throws ProblemError `enquiry_not_found`, `request_merged`, `version_conflict` if it was taken out again at this moment
 */
export async function putInvitation({ type, id }: RequestKey, invitation: StoredInvitation): Promise<void> {
  const put = updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: 'SET testimonial_link = :invitation',
    ConditionExpression: `attribute_exists(pk) AND ${standsForItself}`,
    values: { ':invitation': invitation },
  });
  await onConditionFailed<unknown, never>(put, async () => {
    const item = await findEnquiryItem({ type, id });
    if (!item) throw new ProblemError('enquiry_not_found');
    refuseMerged(item);
    throw new ProblemError('version_conflict');
  });
}

/**
 * Stores a testimonial and uses up its invitation, in one conditional write, with an entry of the history even if that is
 * full: it is one for each invitation.
 * @returns false if the invitation has been used, replaced or ended meanwhile
 */
export function putTestimonial(
  { type, id }: RequestKey,
  hash: string,
  testimonial: Omit<SentTestimonial, 'waits'>,
): Promise<boolean> {
  const entries = [{ action: 'testimonial_sent', at: testimonial.at }];
  const put = updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression:
      'SET testimonial = :testimonial, testimonial_waits = :waits, updated_at = :at, history = list_append(history, :entries) REMOVE testimonial_link ADD history_bytes :bytes',
    ConditionExpression: 'testimonial_link.#hash = :hash AND testimonial_link.ends_at > :at',
    ExpressionAttributeNames: { '#hash': 'hash' },
    values: {
      ...{ ':testimonial': { ...testimonial, hash }, ':waits': waits, ':at': testimonial.at, ':hash': hash },
      ...{ ':entries': entries, ':bytes': Buffer.byteLength(JSON.stringify(entries)) },
    },
  });
  return onConditionFailed(
    put.then(() => true),
    () => false,
  );
}

/** The requests whose testimonial waits for an owner. */
export async function readWaitingTestimonials(): Promise<Enquiry[]> {
  const items: Item[] = [];
  const query = {
    IndexName: 'ByTestimonial' as const,
    KeyConditionExpression: 'testimonial_waits = :waits',
    values: { ':waits': waits },
  };
  for await (const entries of queryPages('Enquiries', query)) {
    items.push(
      ...(await batchGetItems(
        'Enquiries',
        entries.map(({ pk, sk }) => ({ pk, sk })),
      )),
    );
  }
  return toEnquiries(items);
}

/**
 * Ends the wait of a testimonial. What was taken over stays with the request, as the proof of the consent.
 * @throws ProblemError `enquiry_not_found`; `version_conflict` if it waits no more, or another has arrived
 */
export async function endWait({ type, id }: RequestKey, at: string, { remove }: { remove: boolean }): Promise<void> {
  const ended = updateItem('Enquiries', keyOf(type, id), {
    UpdateExpression: `REMOVE testimonial_waits${remove ? ', testimonial' : ''}`,
    ConditionExpression: 'testimonial.#at = :at AND attribute_exists(testimonial_waits)',
    ExpressionAttributeNames: { '#at': 'at' },
    values: { ':at': at },
  });
  await onConditionFailed<unknown, unknown>(ended, async () => {
    await getEnquiry(type, id);
    throw new ProblemError('version_conflict');
  });
}
