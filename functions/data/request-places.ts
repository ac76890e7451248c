import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { type Item, type Key, queryPages } from './dynamo.ts';
import { keyOf, linksIn, type StoredInvitation, type StoredLink, toEnquiry } from './enquiry-items.ts';
import type { Range } from './enquiry-reads.ts';
import { parseItems } from './parse-items.ts';
import { keyOf as quarantineKey } from './quarantine.ts';
import { attributesIn, type QuoteAttributes } from './quote-items.ts';

/**
 * The tables in which the page of a request finds it. Suspected spam has the same page as every other request, so that
 * nobody learns of the suspicion.
 */
export const requestPlaces = {
  Enquiries: {
    key: (type: EnquiryType, id: string): Key => keyOf(type, id),
    partition: (type: EnquiryType) => keyOf(type, '').pk,
    /** The path of the enquiry in its item. */
    path: '',
    enquiryIn: (item: Item): Item => item,
  },
  Quarantine: {
    key: (_: EnquiryType, id: string): Key => quarantineKey(id),
    partition: () => quarantineKey('').pk,
    path: '#enquiry.',
    enquiryIn: (item: Item): Item => item.enquiry,
  },
} as const;
export type RequestPlace = keyof typeof requestPlaces;

/** The names of the paths in a place's expressions. */
export const namesOf = (place: RequestPlace): Record<string, string> =>
  requestPlaces[place].path ? { '#enquiry': 'enquiry' } : {};

/** A stored request with what opens its page. */
export interface FoundRequest {
  place: RequestPlace;
  enquiry: Enquiry;
  links: readonly StoredLink[];
  invitation: StoredInvitation | undefined;
  /** The hash of the link by which the customer has sent a testimonial. */
  usedInvitation: string | undefined;
  quotes: QuoteAttributes;
  /** The bytes of its history, as far as they were counted. */
  historyBytes: number;
  /** Identifies the last attempt of its customer to add something. */
  customerKey: string | undefined;
}

/** Returns the requests of a place that have a reference; of one minute, so that there are few. */
export async function findByReference(
  place: RequestPlace,
  { type, reference, range }: { type: EnquiryType; reference: string; range: Range },
): Promise<FoundRequest[]> {
  const { partition, path, enquiryIn } = requestPlaces[place];
  const pages = queryPages(place, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    FilterExpression: `${path}#reference = :reference`,
    ExpressionAttributeNames: { '#reference': 'reference', ...namesOf(place) },
    values: { ':pk': partition(type), ':first': range.first, ':last': range.last, ':reference': reference },
    ConsistentRead: true,
  });
  const found: Item[] = [];
  for await (const items of pages) found.push(...items);
  return parseItems(place, found, (item) => {
    const stored = enquiryIn(item);
    return {
      place,
      enquiry: toEnquiry(stored),
      links: linksIn(stored),
      invitation: stored.testimonial_link,
      usedInvitation: stored.testimonial?.hash,
      quotes: attributesIn(stored),
      historyBytes: Number(stored.history_bytes ?? 0),
      customerKey: stored.customer_key as string | undefined,
    };
  });
}
