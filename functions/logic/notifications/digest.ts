import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { getEnquiries, readOldestIds } from '../../data/enquiry-reads.ts';
import { enquiredPrograms } from '../enquiries/enquired-program.ts';
import { firstIdAt } from '../enquiry-ids.ts';
import { digestMail } from '../mails/digest.ts';
import { sendOnce } from './send-once.ts';
import { staffReceivers } from './staff-mail.ts';

/** The largest number of enquiries counted per type. */
const mostCounted = 1000;
/** The largest number of enquiries listed in one mail. */
const mostListed = 50;

/**
 * Mails staff the enquiries received before this instant that are still new, oldest first; nothing if there are none.
 * Idempotent: one mail per address and day.
 */
export async function remindStaff(at: Date): Promise<string> {
  const { addresses, language } = staffReceivers();
  const { enquiries, counts } = await findWaiting(at);
  if (enquiries.length === 0) return 'nothing waits';
  const programs = await enquiredPrograms(enquiries);
  const mail = digestMail({ enquiries, programs, counts, at, language, siteOrigin: process.env.SITE_ORIGIN ?? '' });
  const outcomes = await Promise.all(addresses.map((to) => sendOnce(`digest#${riyadhDay(at)}#${to}`, { to, ...mail })));
  return outcomes.join(', ');
}

async function findWaiting(at: Date) {
  const range = { first: '0', last: firstIdAt(at) };
  const idsOf = async (type: EnquiryType) =>
    (await readOldestIds(type, 'new', range, mostCounted)).map((id) => ({ type, id }));
  const waiting = (await Promise.all(EnquiryType.options.map(idsOf))).flat();
  const listed = waiting.toSorted((a, b) => (a.id < b.id ? -1 : 1)).slice(0, mostListed);
  const found = await Promise.all(
    [...Map.groupBy(listed, ({ type }) => type)].map(([type, keys]) =>
      getEnquiries(
        type,
        keys.map(({ id }) => id),
      ),
    ),
  );
  const enquiries: Enquiry[] = found.flat().toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const counts = Map.groupBy(waiting, ({ type }) => type);
  return { enquiries, counts: EnquiryType.options.map((type) => ({ type, count: counts.get(type)?.length ?? 0 })) };
}
