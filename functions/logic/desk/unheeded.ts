import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { placesLate } from '../../data/desk-items.ts';
import { getEnquiriesAt, type Place, readStage } from '../../data/desk-reads.ts';
import { type DeskCalendar, readCalendar, unheededFrom } from './calendar.ts';
import { upTo } from './queue.ts';

/** Late requests that are read for those that nobody sees to: enough for a notification, which the poll may bring. */
const mostCounted = 20;

/** The late requests of a type, the one due last at first. */
export async function readLate(type: EnquiryType, now: Date, most: number): Promise<(Place & { due: string })[]> {
  const pages = readStage('unanswered', type, { until: placesLate(now), isReversed: true }, most);
  const { value: places = [] } = await pages.next();
  return places.map((place) => ({ ...place, due: place.place.split('#')[1] ?? '' }));
}

/**
 * The late requests for the agency's owners to see to: nobody has them, or half the goal has passed once more while a
 * colleague had them. `latest` is the instant from which the last one is theirs to see to.
 * @param me the address of who asks: one's own are told as such
 */
export async function countUnheeded(me: string, now = new Date()) {
  const size = mostCounted + 1;
  const late = (await Promise.all(EnquiryType.options.map((type) => readLate(type, now, size)))).flat();
  if (late.length === 0) return { ...upTo(mostCounted, 0), latest: null };
  const last = late.toSorted((one, other) => (one.due < other.due ? 1 : -1)).slice(0, size);
  const [calendar, enquiries] = await Promise.all([readCalendar(), getEnquiriesAt(last)]);
  const from = enquiries.flatMap((enquiry) => unheededSince(enquiry, { me, now, calendar }) ?? []).toSorted();
  return { ...upTo(mostCounted, from.length), latest: from.at(-1) ?? null };
}

interface Context {
  me: string;
  now: Date;
  calendar: DeskCalendar;
}

function unheededSince({ type, owner, due_at }: Enquiry, { me, now, calendar }: Context): string | undefined {
  if (!due_at || owner?.email === me) return undefined;
  const from = owner ? unheededFrom(calendar, type, due_at) : due_at;
  return from < now.toISOString() ? from : undefined;
}
