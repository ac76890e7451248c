import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import type { ListOrder, RequestSearch } from '#contracts/api/enquiry-list';
import { daysBeforeEnd } from '#contracts/api/figure-filter-rules';
import { tagKey } from '#contracts/api/tag-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { findEnquiry, getEnquiry } from '../../data/enquiries.ts';
import {
  type Enquiries,
  getEnquiries,
  type Pages,
  readByEmail,
  readByPhone,
  readByStatus,
  readByType,
  readEnquiryIds,
  readTagged,
  readUnanswered,
  toEnquiries,
} from '../../data/enquiry-reads.ts';
import { readQuotesEnding } from '../../data/quotes.ts';
import { after, collect, pageRange } from '../collect.ts';
import { idRange, type ReadReference, referenceOf } from '../enquiry-ids.ts';
import { mergeBy } from '../merge-streams.ts';
import { matchesWords, readSearch, type SearchKey } from './enquiry-search.ts';
import { type FigureFilters, figureFilter } from './figure-filters.ts';

const defaultLimit = 50;
const defaultRelated = 20;
/** Requests that a search reads at a time. With more, one that soon finds enough reads for nothing. */
const batch = 50;

type Optional = 'type' | 'tab' | 'due' | 'q' | 'unanswered' | 'tag' | 'order' | 'exported' | keyof FigureFilters;

/** A list without `q` is a search for everything. */
export type ListQuery = Omit<RequestSearch, Optional> &
  FigureFilters & {
    q?: string | null;
    unanswered?: RequestSearch['unanswered'];
    tag?: string | null;
    order?: ListOrder | undefined;
  };

/** A query without filters. */
export const everything = { from: null, to: null, status: null, has_email: null } as const;

/**
 * Lists one page of enquiries of some types, newest first or reversed. A search reads a bounded number of enquiries: then
 * `next` continues, and `searchedUntil` says how far it searched.
 */
export async function listEnquiries(types: readonly EnquiryType[], query: ListQuery) {
  const { limit = defaultLimit, status, has_email, unanswered, tag, q } = query;
  const search = q ? readSearch(q) : undefined;
  const range = pageRange(query);
  const isOldestFirst = query.order === 'reversed';
  const words = search?.words ?? [];
  const looks = words.length > 0 || Boolean(has_email ?? tag) || figureFilter(query) !== undefined;
  const fits = filterOf(query);

  const key = search?.key;
  if (key && (await someoneHas(key))) {
    const wanted = (enquiry: Enquiry) =>
      types.includes(enquiry.type) && fits(enquiry) && matchesWords(enquiry, search.others);
    return collectEnquiries(readByKey(key, { range, size: batch, isOldestFirst }), wanted, limit);
  }
  const pages = { range, size: looks ? batch : limit + 1, isOldestFirst };
  if (query.sale === 'ending') {
    const wanted = (enquiry: Enquiry) => types.includes(enquiry.type) && fits(enquiry) && matchesWords(enquiry, words);
    return collectEnquiries(readEnding(pages), wanted, limit);
  }
  const read = (type: EnquiryType) => {
    if (unanswered) return readUnanswered(type, pages);
    if (tag) return readTagged(type, pages);
    return status ? readByStatus(type, status, pages) : readByType(type, pages);
  };
  const page = await collectEnquiries(
    merge(types.map(read), isOldestFirst),
    (enquiry) => fits(enquiry) && matchesWords(enquiry, words),
    limit,
  );
  return looks ? page : { ...page, searchedUntil: undefined };
}

/** True for the requests that match everything but the period and the search words. */
export function filterOf(query: ListQuery): (enquiry: Enquiry) => boolean {
  const { status, has_email, unanswered, tag } = query;
  const wantedTag = tag ? tagKey(tag) : undefined;
  const isCounted = figureFilter(query);
  return (enquiry) =>
    (!status || enquiry.status === status) &&
    (!has_email || (has_email === 'true') === Boolean(enquiry.email)) &&
    (!unanswered || enquiry.unanswered_since !== null) &&
    (!wantedTag || enquiry.tags.some((one) => tagKey(one) === wantedTag)) &&
    (!isCounted || isCounted(enquiry));
}

/**
 * The first page begins with the requests that this one names.
 * @throws ProblemError `enquiry_not_found`
 */
export async function listRelated(
  type: EnquiryType,
  id: string,
  { limit = defaultRelated, cursor }: Pick<ListQuery, 'limit' | 'cursor'>,
) {
  const { phone, email, linked, merged, merged_into } = await getEnquiry(type, id);
  const named = [merged_into ?? [], merged, linked].flat();
  const ids = new Set([id, ...named.map((ref) => ref.id)]);
  const pages = { range: after(cursor, idRange({})), size: limit + 2 };
  const streams = [
    readByPhone(phone, (other) => other === phone, pages),
    ...(email ? [readByEmail(email, pages)] : []),
  ];
  const page = await collectEnquiries(merge(streams), (enquiry) => !ids.has(enquiry.id), limit);
  if (cursor) return page;
  const found = (await Promise.all([...new Map(named.map((ref) => [ref.id, ref])).values()].map(findEnquiry))).flatMap(
    (enquiry) => enquiry ?? [],
  );
  return { ...page, enquiries: [...found, ...page.enquiries] };
}

async function collectEnquiries(...page: Parameters<typeof collect<Enquiry>>) {
  const { items, ...rest } = await collect(...page);
  return { enquiries: items, ...rest };
}

/** Merges streams that are sorted newest first or oldest first, without duplicates. */
export const merge = (streams: Enquiries[], isOldestFirst = false): Enquiries =>
  mergeBy(({ id }) => id, streams, isOldestFirst);

/** Those with an offer that ends soon, by the index of offers: as many as end, whatever is stored. */
async function* readEnding({ range: { first, last }, isOldestFirst }: Pages): Enquiries {
  const today = riyadhDay();
  const items = await readQuotesEnding(today, addDays(today, daysBeforeEnd));
  const found = toEnquiries(items).filter(({ id }) => id >= first && id <= last);
  yield* found.toSorted((one, other) => (one.id < other.id === Boolean(isOldestFirst) ? -1 : 1));
}

export async function someoneHas(key: SearchKey): Promise<boolean> {
  const { done } = await readByKey(key, { range: idRange({}), size: batch }).next();
  return !done;
}

export function readByKey(key: SearchKey, pages: Pages): Enquiries {
  switch (key.kind) {
    case 'reference':
      return readByReference(key.reference, pages);
    case 'email':
      return readByEmail(key.email, pages);
    case 'phone':
      return readByPhone(key.digits, key.isMeant, pages);
  }
}

/** Finds an enquiry in the range of ids to which its reference leads. */
async function* readByReference({ type, reference, range: minute }: ReadReference, pages: Pages): Enquiries {
  const { first, last } = pages.range;
  const ids = (await readEnquiryIds(type, minute)).filter(
    (id) => referenceOf(type, id) === reference && id >= first && id <= last,
  );
  yield* await getEnquiries(type, pages.isOldestFirst ? ids : ids.toReversed());
}
