import { mostInTab, type QueueTab } from '#contracts/api/desk';
import { type Enquiry, EnquiryStatus, type EnquiryType } from '#contracts/api/enquiries';
import type { ListOrder } from '#contracts/api/enquiry-list';
import { soonAfter } from '#contracts/api/hours-rules';
import { placesLate, placesUntil, type Stage } from '../../data/desk-items.ts';
import { getEnquiriesAt, type Place, readOwned, readStage } from '../../data/desk-reads.ts';
import { readNewestIds } from '../../data/enquiry-reads.ts';
import { everything, listEnquiries } from '../enquiries/enquiry-list.ts';

const defaultLimit = 50;
/** Entries of the index in one page of a person's requests. */
const ownedPage = 200;

interface Query {
  tab: QueueTab;
  types: readonly EnquiryType[];
  /** The address of who asks, for `mine`. */
  me: string;
  order?: ListOrder | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

interface Page {
  requests: Enquiry[];
  next: string | undefined;
}

/**
 * Lists one page of a tab: what is due first, then who has waited longest; `done` and `all` newest first; each also reversed.
 */
export async function listQueue({ tab, types, me, order, limit = defaultLimit, cursor }: Query): Promise<Page> {
  if (tab === 'done' || tab === 'all') {
    const status = tab === 'done' ? 'done' : null;
    const { enquiries, next } = await listEnquiries(types, { ...everything, status, order, limit, cursor });
    return { requests: enquiries, next };
  }
  const size = limit + 1;
  const range = { after: cursor, isReversed: order === 'reversed' };
  const places =
    tab === 'mine'
      ? await takeFirst(ofTypes(readOwned(me, range, ownedPage), types), size)
      : await firstOfStage(tab, types, range, size);
  const shown = places.slice(0, limit);
  const requests = await getEnquiriesAt(shown);
  return {
    requests: requests.filter((one) => isIn(tab, one, me)),
    next: places.length > limit ? shown.at(-1)?.place : undefined,
  };
}

/** The index may be a moment behind the items. */
export const isIn = (tab: Stage | 'mine', request: Enquiry, me: string): boolean => {
  const { status, owner, waiting_since, waits_for_customer } = request;
  if (status === 'done') return false;
  if (tab === 'mine') return owner?.email === me;
  if (tab === 'unanswered') return waiting_since !== null;
  return waiting_since === null && waits_for_customer === (tab === 'waiting_for_customer');
};

async function firstOfStage(
  stage: Stage,
  types: readonly EnquiryType[],
  range: { after: string | undefined; isReversed: boolean },
  size: number,
): Promise<Place[]> {
  const found = await Promise.all(types.map((type) => takeFirst(readStage(stage, type, range, size), size)));
  return found
    .flat()
    .sort((one, other) => (one.place < other.place === range.isReversed ? 1 : -1))
    .slice(0, size);
}

async function takeFirst(pages: AsyncGenerator<Place[], void>, count: number): Promise<Place[]> {
  const found: Place[] = [];
  for await (const places of pages) {
    found.push(...places);
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

async function* ofTypes(pages: AsyncGenerator<Place[], void>, types: readonly EnquiryType[]) {
  for await (const places of pages) yield places.filter(({ type }) => types.includes(type));
}

export interface Count {
  count: number;
  more: boolean;
}

export const upTo = (most: number, count: number): Count => ({ count: Math.min(count, most), more: count > most });

/** Counts every tab, each up to a limit. */
export async function countQueue(types: readonly EnquiryType[], me: string, now = new Date()) {
  const size = mostInTab + 1;
  const each = (count: (type: EnquiryType, size: number) => Promise<number>) => countInTurn(types, count, size);
  const ofStage = (stage: Stage) => countStage(stage, types, mostInTab);
  const ofStatus = (status: EnquiryStatus) =>
    each(async (type, most) => (await readNewestIds(type, status, most)).length);
  const [unanswered, mine, inProgress, waiting, due, ...statuses] = await Promise.all([
    ofStage('unanswered'),
    takeFirst(ofTypes(readOwned(me, {}, size), types), size),
    ofStage('in_progress'),
    ofStage('waiting_for_customer'),
    countDue(types, mostInTab, now),
    ...EnquiryStatus.options.map(ofStatus),
  ]);
  const all = statuses.reduce((sum, count) => sum + count, 0);
  const done = statuses[EnquiryStatus.options.indexOf('done')] ?? 0;
  return {
    unanswered,
    mine: upTo(mostInTab, mine.length),
    in_progress: inProgress,
    waiting_for_customer: waiting,
    done: upTo(mostInTab, done),
    all: upTo(mostInTab, all),
    ...due,
  };
}

/** Counts the requests of a stage up to a limit. */
export async function countStage(stage: Stage, types: readonly EnquiryType[], most: number): Promise<Count> {
  const count = async (type: EnquiryType, size: number) =>
    (await takeFirst(readStage(stage, type, {}, size), size)).length;
  return upTo(most, await countInTurn(types, count, most + 1));
}

/** Counts one kind after the other until the limit, so that many requests cost no more than the limit. */
async function countInTurn(
  types: readonly EnquiryType[],
  count: (type: EnquiryType, most: number) => Promise<number>,
  most: number,
): Promise<number> {
  let found = 0;
  for (const type of types) if (found < most) found += await count(type, most - found);
  return found;
}

/** How many of the unanswered requests are late, and how many are due soon. */
export async function countDue(types: readonly EnquiryType[], most: number, now = new Date()) {
  const until = placesUntil('unanswered', soonAfter(now));
  const size = most + 1;
  const pages = types.map((type) => takeFirst(readStage('unanswered', type, { until }, size), size));
  const places = (await Promise.all(pages)).flat();
  const late = places.filter(({ place }) => place <= placesLate(now)).length;
  return { late: upTo(most, late), due_soon: upTo(most, places.length - late) };
}

/** How many requests of one's own are late or due soon, and when the last of each is due. */
export async function countOwnDue(me: string, most: number, now = new Date()) {
  const until = placesUntil('unanswered', soonAfter(now));
  const places = await takeFirst(readOwned(me, { until }, most + 1), most + 1);
  const isLate = ({ place }: Place) => place <= placesLate(now);
  const sum = (some: readonly Place[]) => ({
    ...upTo(most, some.length),
    latest: some.at(-1)?.place.split('#')[1] ?? null,
  });
  return { own_late: sum(places.filter(isLate)), own_soon: sum(places.filter((place) => !isLate(place))) };
}
