import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { findEnquiryItem, putDesk, type TimedAnswer } from '../../data/desk.ts';
import { deskAttributes } from '../../data/desk-items.ts';
import type { Item } from '../../data/dynamo.ts';
import { clockOf } from '../../data/enquiry-clock.ts';
import { toEnquiry } from '../../data/enquiry-items.ts';
import { logger } from '../../logger.ts';
import { type DeskCalendar, dueSince, readCalendar } from './calendar.ts';
import { workingMinutes } from './working-time.ts';

type Key = Pick<Enquiry, 'type' | 'id'>;

/** An enquiry that changes meanwhile is read again so many times. Each change is settled itself. */
const attempts = 3;

/**
 * Stores what follows from the history of an enquiry: its place in the queue, its due time and its answers. Writes
 * nothing if nothing is different.
 * @returns the enquiry as it is stored then; undefined once it is gone
 */
export async function settle(key: Key): Promise<Enquiry | undefined> {
  const calendar = await readCalendar();
  let item = await findEnquiryItem(key);
  for (let attempt = 0; item && attempt < attempts; attempt++) {
    const settled = await settleItem(item, calendar);
    if (settled) return toEnquiry(settled);
    item = await findEnquiryItem(key);
  }
  return item && toEnquiry(item);
}

/** The same after a change by staff, which is stored already. Never throws: the consumer of changes repeats it. */
export async function settleChange<Changed extends Enquiry>(enquiry: Changed): Promise<Changed> {
  try {
    return ((await settle(enquiry)) as Changed | undefined) ?? enquiry;
  } catch (error) {
    logger.warn('enquiry not settled', { reason: (error as Error).message });
    return enquiry;
  }
}

/** @returns undefined if the item has changed or is gone */
const settleItem = (item: Item, calendar: DeskCalendar): Promise<Item | undefined> =>
  storeSettled(item, settledAttributes(item, calendar));

/** The same with attributes that were computed before. */
export async function storeSettled(item: Item, attributes: SettledAttributes): Promise<Item | undefined> {
  const isSettled = Object.entries(attributes).every(([name, value]) => isSame(value, item[name]));
  return isSettled ? item : putDesk(item, attributes);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type SettledAttributes = ReturnType<typeof settledAttributes>;

/** Computes the attributes that follow from the history of an item. Throws if the history cannot be read. */
export function settledAttributes(item: Item, calendar: DeskCalendar) {
  const type: EnquiryType = item.pk;
  const clock = clockOf(item as never);
  const due = clock.waiting_since ? dueSince(calendar, type, clock.waiting_since) : undefined;
  const answers = answersIn(item, calendar, clock);
  return { ...deskAttributes(item, due, clock), answers: answers.length > 0 ? answers : undefined };
}

/** The answers of an enquiry with their working minutes. What was stored with one stays, also after a change of the hours. */
export function answersIn(item: Item, calendar: DeskCalendar, { answers } = clockOf(item as never)): TimedAnswer[] {
  const stored: TimedAnswer[] = item.answers ?? [];
  return answers.map(({ since, at, by }) => {
    const known = stored.find((one) => one.since === since && one.at === at);
    if (known) return known;
    const minutes = workingMinutes(calendar, new Date(since), new Date(at));
    // By the instants: the minutes are rounded down. An answer at the due instant itself is in time.
    const kept = Date.parse(at) <= Date.parse(dueSince(calendar, item.pk, since));
    return { since, at, by: { email: by.email, name: by.name }, minutes, kept };
  });
}
