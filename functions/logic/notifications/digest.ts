import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { daysBeforeEnd } from '#contracts/api/figure-filter-rules';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { placesLate } from '../../data/desk-items.ts';
import { readStage } from '../../data/desk-reads.ts';
import { getEnquiries, readOldestIds, toEnquiries } from '../../data/enquiry-reads.ts';
import { readQuotesEnding } from '../../data/quotes.ts';
import { searchCustomers } from '../customers/search.ts';
import { tasksDue } from '../desk/tasks.ts';
import { enquiredPrograms } from '../enquiries/enquired-program.ts';
import { endingSoon } from '../enquiries/figure-filters.ts';
import { firstIdAt } from '../enquiry-ids.ts';
import { digestMail, type EndingQuote } from '../mails/digest.ts';
import { readContact } from '../site-content/contact.ts';
import { sendOnce } from './send-once.ts';
import { staffReceivers } from './staff-mail.ts';

/** The largest number of enquiries counted per type. */
const mostCounted = 1000;
/** The largest number of enquiries listed in one mail. */
const mostListed = 50;

/**
 * Mails staff the enquiries that are late, those received before this instant that are still new, oldest first, the tasks
 * that are due, the open quotes that end soon, and the customers to get in touch with; nothing if there are none.
 * Idempotent: one mail per address and day.
 * @param until the last day before the next mail: what the mails of days off would name is in this one
 */
export async function remindStaff(at: Date, until = riyadhDay(at)): Promise<string> {
  const { addresses, language } = staffReceivers();
  const due = { q: null, contact_until: until, limit: mostListed };
  const [{ late, enquiries, ...numbers }, ending, tasks, { customers: contacts }] = await Promise.all([
    findWaiting(at),
    findEnding(riyadhDay(at), until),
    tasksDue(until),
    searchCustomers(due),
  ]);
  if (late.length + enquiries.length + ending.length + tasks.length + contacts.length === 0) return 'nothing waits';
  const programs = await enquiredPrograms([...late, ...enquiries]);
  const context = { language, siteOrigin: process.env.SITE_ORIGIN ?? '', contact: await readContact() };
  const mail = digestMail({
    late,
    enquiries,
    tasks: tasks.slice(0, mostListed),
    ending,
    contacts,
    programs,
    ...numbers,
    at,
    hasDaysOff: until > riyadhDay(at),
    ...context,
  });
  const outcomes = await Promise.all(addresses.map((to) => sendOnce(`digest#${riyadhDay(at)}#${to}`, { to, ...mail })));
  return outcomes.join(', ');
}

/** The open quotes whose last day is near. */
async function findEnding(today: string, until: string): Promise<EndingQuote[]> {
  const last = addDays(until, daysBeforeEnd);
  const enquiries = toEnquiries(await readQuotesEnding(today, last));
  const ending = enquiries.flatMap((enquiry) =>
    endingSoon(enquiry.quotes, today, last).map(({ valid_until }) => ({ enquiry, valid_until })),
  );
  return ending.toSorted((a, b) => (a.valid_until < b.valid_until ? -1 : 1)).slice(0, mostListed);
}

interface Key {
  type: EnquiryType;
  id: string;
}

async function findWaiting(at: Date) {
  const [ofTypes, lateKeys] = await Promise.all([
    Promise.all(EnquiryType.options.map((type) => newBefore(type, at))),
    findLate(at),
  ]);
  const isLate = new Set(lateKeys.map(({ id }) => id));
  const waiting = ofTypes.flat().toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const others = waiting.filter(({ id }) => !isLate.has(id));
  const shownLate = lateKeys.slice(0, mostListed);
  const shown = others.slice(0, mostListed - shownLate.length);
  const [late, enquiries] = await Promise.all([readInOrder(shownLate), readInOrder(shown)]);
  return {
    late,
    enquiries,
    lateTotal: lateKeys.length,
    left: lateKeys.length + others.length - shownLate.length - shown.length,
    counts: EnquiryType.options.map((type, index) => ({ type, count: ofTypes[index]?.length ?? 0 })),
  };
}

async function newBefore(type: EnquiryType, at: Date): Promise<Key[]> {
  const range = { first: '0', last: firstIdAt(at) };
  return (await readOldestIds(type, 'new', range, mostCounted)).map((id) => ({ type, id }));
}

/** The enquiries whose customer has waited longer than the goal, the longest first. */
async function findLate(at: Date): Promise<Key[]> {
  const ofType = async (type: EnquiryType) => {
    const { value } = await readStage('unanswered', type, { until: placesLate(at) }, mostCounted).next();
    return value ?? [];
  };
  const places = (await Promise.all(EnquiryType.options.map(ofType))).flat();
  return places.toSorted((a, b) => (a.place < b.place ? -1 : 1));
}

async function readInOrder(keys: readonly Key[]): Promise<Enquiry[]> {
  const read = [...Map.groupBy(keys, ({ type }) => type)].map(([type, ofType]) =>
    getEnquiries(
      type,
      ofType.map(({ id }) => id),
    ),
  );
  const found = new Map((await Promise.all(read)).flat().map((enquiry) => [enquiry.id, enquiry]));
  return keys.flatMap(({ id }) => found.get(id) ?? []);
}
