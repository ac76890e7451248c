import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import type { RequestSearch } from '#contracts/api/enquiry-list';
import { soonAfter } from '#contracts/api/hours-rules';
import { placeOf, placesFrom, placesUntil, type Stage } from '../../data/desk-items.ts';
import { getEnquiriesAt, type Place, type Range, readOwned, readStage } from '../../data/desk-reads.ts';
import { readUnanswered } from '../../data/enquiry-reads.ts';
import { collectBy, mostRead } from '../collect.ts';
import { filterOf, type ListQuery, listEnquiries, merge, readByKey, someoneHas } from '../enquiries/enquiry-list.ts';
import { hasKey, matchesWords, readSearch } from '../enquiries/enquiry-search.ts';
import { idRange } from '../enquiry-ids.ts';
import { mergeBy } from '../merge-streams.ts';
import { isIn } from './queue.ts';

/** Searches in the tabs of the queue: each in its own order, with all filters of the list. */

const defaultLimit = 50;
/** Requests that a search reads at a time. */
const batch = 50;

type Search = ListQuery & Pick<RequestSearch, 'tab' | 'due'>;

/** The part of the queue in which a search looks. */
interface Part {
  tab: Stage | 'mine';
  due: RequestSearch['due'];
  me: string;
  now: Date;
}

interface Found {
  enquiries: Enquiry[];
  next: string | undefined;
  searchedUntil?: string | undefined;
}

const nothing: Found = { enquiries: [], next: undefined };

/**
 * Lists one page of the requests that match a search, in a tab or in all. Reads a bounded number of requests: then `next`
 * continues.
 * @param me the address of who asks, for `mine`
 */
export async function searchRequests(
  types: readonly EnquiryType[],
  { tab, due, ...query }: Search,
  me: string,
  now = new Date(),
): Promise<Found> {
  const { status, owner } = query;
  if (!due && !tab) return listEnquiries(types, query);
  if (!due && tab === 'done') {
    return status && status !== tab ? nothing : listEnquiries(types, { ...query, status: tab });
  }
  const part = tab ?? 'unanswered';
  const waits = part === 'unanswered' || part === 'mine';
  // No open request is done, and who waits for the first answer is in no other stage.
  if (part === 'done' || status === 'done' || (due && !waits)) return nothing;
  if (part === 'mine' && owner && owner !== me) return nothing;
  return searchPart(types, query, { tab: part, due, me, now });
}

async function searchPart(types: readonly EnquiryType[], query: ListQuery, part: Part): Promise<Found> {
  const { limit = defaultLimit, cursor } = query;
  const isReversed = query.order === 'reversed';
  const { wanted, few } = await readQuery(types, query, part);
  if (few) {
    const placed = few.filter(wanted).map((enquiry) => ({ enquiry, place: placeOf(enquiry) ?? '' }));
    const isAfter = ({ place }: { place: string }) => !cursor || (isReversed ? place < cursor : place > cursor);
    const found = placed.filter(isAfter).sort((one, other) => (one.place < other.place === isReversed ? 1 : -1));
    const shown = found.slice(0, limit);
    const next = found.length > limit ? shown.at(-1)?.place : undefined;
    return { enquiries: shown.map(({ enquiry }) => enquiry), next };
  }
  const places = readPart(types, query.owner, part, { after: cursor, isReversed });
  const page = await collectBy(
    ({ place }) => place,
    enquiriesAt(places),
    ({ enquiry }) => enquiry !== undefined && wanted(enquiry),
    limit,
  );
  return { enquiries: page.items.flatMap(({ enquiry }) => enquiry ?? []), next: page.next };
}

/**
 * Tells which requests a search wants. `few` are those of one customer, or those whose customer has written, if they can be
 * read at once: otherwise the search goes through the tab.
 */
async function readQuery(types: readonly EnquiryType[], query: ListQuery, { tab, due, me, now }: Part) {
  const range = idRange(query);
  const search = query.q ? readSearch(query.q) : undefined;
  const key = search?.key && (await someoneHas(search.key)) ? search.key : undefined;
  const words = (key ? search?.others : search?.words) ?? [];
  const fits = filterOf(query);
  const wanted = (enquiry: Enquiry) =>
    types.includes(enquiry.type) &&
    enquiry.id >= range.first &&
    enquiry.id <= range.last &&
    isIn(tab, enquiry, me) &&
    (!due || dueOf(enquiry, now) === due) &&
    fits(enquiry) &&
    (!key || hasKey(enquiry, key)) &&
    matchesWords(enquiry, words);
  const pages = { range, size: batch };
  const source = key
    ? readByKey(key, pages)
    : query.unanswered && merge(types.map((type) => readUnanswered(type, pages)));
  return { wanted, few: source ? await readFew(source) : undefined };
}

/** Undefined if there are more than one call reads. */
async function readFew(source: AsyncGenerator<Enquiry, void>): Promise<Enquiry[] | undefined> {
  const found: Enquiry[] = [];
  for await (const enquiry of source) if (found.push(enquiry) > mostRead) return undefined;
  return found;
}

/** The index may be a moment behind the requests. */
function dueOf({ waiting_since, due_at }: Enquiry, now: Date): RequestSearch['due'] {
  if (!waiting_since || !due_at || due_at > soonAfter(now)) return null;
  return due_at <= now.toISOString() ? 'late' : 'soon';
}

/** The places of a part in its order. Those of one person have an index of their own. */
function readPart(
  types: readonly EnquiryType[],
  owner: string | null | undefined,
  { tab, due, me, now }: Part,
  page: Range,
): AsyncGenerator<Place, void> {
  const stage = tab === 'mine' ? undefined : tab;
  const person = stage ? owner : me;
  const late = placesUntil('unanswered', now.toISOString());
  const range: Range = {
    ...page,
    ...(stage && { from: placesFrom(stage), until: placesUntil(stage, '~') }),
    ...(due === 'late' && { until: late }),
    ...(due === 'soon' && { from: late, until: placesUntil('unanswered', soonAfter(now)) }),
  };
  if (person) return onlyTypes(flat(readOwned(person, range, batch)), types);
  const stages = types.map((type) => flat(readStage(stage ?? 'unanswered', type, range, batch)));
  return mergeBy(({ place }) => place, stages, !page.isReversed);
}

async function* flat(pages: AsyncGenerator<Place[], void>) {
  for await (const places of pages) yield* places;
}

async function* onlyTypes(places: AsyncGenerator<Place, void>, types: readonly EnquiryType[]) {
  for await (const place of places) if (types.includes(place.type)) yield place;
}

/** The requests at these places, undefined for one that is gone. */
async function* enquiriesAt(places: AsyncGenerator<Place, void>) {
  for await (const some of inChunks(places)) {
    const found = new Map((await getEnquiriesAt(some)).map((enquiry) => [enquiry.id, enquiry]));
    for (const { id, place } of some) yield { place, enquiry: found.get(id) };
  }
}

async function* inChunks(places: AsyncGenerator<Place, void>) {
  let chunk: Place[] = [];
  for await (const place of places) {
    chunk.push(place);
    if (chunk.length < batch) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
