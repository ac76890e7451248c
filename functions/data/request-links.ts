import type { Enquiry } from '#contracts/api/enquiries';
import { onConditionFailed, updateItem } from './dynamo.ts';
import { keyOf, type StoredLink } from './enquiry-items.ts';
import { namesOf, type RequestPlace, requestPlaces } from './request-places.ts';

/**
 * Links to the page of a request, in two short lists of its item: those that staff make have one of their own, since their
 * dialog makes one each time, and they must end none that the customer has by receipt or mail.
 */
const mostLinks = 20;
const listOf = ({ by }: StoredLink) => (by === 'staff' ? 'staff_links' : 'links');

type RequestKey = Pick<Enquiry, 'type' | 'id'>;

/**
 * Adds a link to a request in one conditional write. If its list is full, the oldest link there ends.
 * @returns false if there is no such request in this place
 */
export async function addLink(place: RequestPlace, { type, id }: RequestKey, link: StoredLink): Promise<boolean> {
  const { key, path } = requestPlaces[place];
  const links = `${path}${listOf(link)}`;
  const names = Object.keys(namesOf(place)).length > 0 && { ExpressionAttributeNames: namesOf(place) };
  const add = () =>
    updateItem(place, key(type, id), {
      UpdateExpression: `SET ${links} = list_append(if_not_exists(${links}, :none), :new)`,
      ConditionExpression: `attribute_exists(pk) AND (attribute_not_exists(${links}) OR size(${links}) < :most)`,
      ...names,
      values: { ':none': [], ':new': [link], ':most': mostLinks },
    }).then(() => true);
  const endOldest = () =>
    updateItem(place, key(type, id), {
      UpdateExpression: `REMOVE ${links}[0]`,
      ConditionExpression: `size(${links}) >= :most`,
      ...names,
      values: { ':most': mostLinks },
    }).then(() => true);
  return onConditionFailed(add(), async () => {
    const hasRoom = await onConditionFailed(endOldest(), () => false);
    return hasRoom && onConditionFailed(add(), () => false);
  });
}

/** Ends all links of a request, to its quotes and an invitation too. @returns false if there is no such request */
export function endLinks({ type, id }: RequestKey): Promise<boolean> {
  const ended = updateItem('Enquiries', keyOf(type, id), {
    // A change of quotes that was decided before must not bring their links back.
    UpdateExpression: 'REMOVE links, staff_links, testimonial_link, quote_links ADD quotes_revision :one',
    ConditionExpression: 'attribute_exists(pk)',
    values: { ':one': 1 },
  });
  return onConditionFailed(
    ended.then(() => true),
    () => false,
  );
}
