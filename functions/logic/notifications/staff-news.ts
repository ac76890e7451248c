import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { events } from '#contracts/platform/events';
import { getEnquiries } from '../../data/enquiry-reads.ts';
import { closeWindow, forgetWindow, openWindows, placeInWindow } from '../../data/staff-mail-windows.ts';
import { enquiredProgram, enquiredPrograms } from '../enquiries/enquired-program.ts';
import { newEnquiriesMail } from '../mails/new-enquiries.ts';
import { newEnquiryMail } from '../mails/new-enquiry.ts';
import { newEnquiryName } from './mail-names.ts';
import { sendOnce } from './send-once.ts';
import { staffReceivers } from './staff-mail.ts';

const windowLength = events['staff-news-due'].everyMinutes * 60_000;
/** The largest number of enquiries in one summary: more would not fit in an item. */
const mostSummarized = 1000;

const siteOrigin = () => process.env.SITE_ORIGIN ?? '';
const startOfWindow = (time: number) => new Date(Math.floor(time / windowLength) * windowLength).toISOString();
const endOfWindow = (window: string) => Date.parse(window) + windowLength;

/**
 * Notifies staff of an enquiry, each address once: by a separate mail, or in the summary of its ten minutes once the
 * separate mails are used up. Skips enquiries that staff entered.
 */
export async function notifyStaff(enquiry: Enquiry): Promise<string> {
  if (enquiry.source === 'staff') return 'entered by staff';
  const { addresses, language, singles } = staffReceivers();
  if ((await placeOf(enquiry, singles)) === 'summarized') return 'in the summary';
  const program = await enquiredProgram(enquiry);
  const mail = newEnquiryMail(enquiry, { program, language, siteOrigin: siteOrigin() });
  const outcomes = await Promise.all(addresses.map((to) => sendOnce(newEnquiryName(enquiry.id, to), { to, ...mail })));
  return outcomes.join(', ');
}

/**
 * Returns an enquiry's place: in the window in which it was received or, if that is closed or full, in the next open
 * one. Closed windows never change, so every delivery of the event finds the same place.
 */
async function placeOf({ type, id, created_at }: Enquiry, singles: number): Promise<'single' | 'summarized'> {
  for (let window = startOfWindow(Date.parse(created_at)); ; window = startOfWindow(endOfWindow(window))) {
    const place = await placeInWindow(window, `${type}.${id}`, { singles, summarized: mostSummarized });
    if (place !== 'closed') return place;
  }
}

/**
 * Mails staff the summaries of all windows that have ended, one to each address, however often it is called.
 * @param at the instant before which windows have ended
 */
export async function summarizeNews(at: Date): Promise<string> {
  const over = (await openWindows()).filter((window) => endOfWindow(window) <= at.getTime());
  for (const window of over) {
    const listed = await closeWindow(window);
    if (listed.length > 0) await mailSummary(window, listed);
    await forgetWindow(window);
  }
  return over.length > 0 ? `summaries: ${over.length}` : 'nothing to summarize';
}

async function mailSummary(window: string, listed: readonly string[]): Promise<void> {
  const { addresses, language } = staffReceivers();
  const enquiries = await readListed(listed);
  const programs = await enquiredPrograms(enquiries);
  const mail = newEnquiriesMail({ enquiries, programs, total: listed.length, language, siteOrigin: siteOrigin() });
  await Promise.all(addresses.map((to) => sendOnce(`new-enquiries#${window}#${to}`, { to, ...mail })));
}

/** Reads the enquiries of a summary, oldest first, without those that have been deleted since. */
async function readListed(listed: readonly string[]): Promise<Enquiry[]> {
  const keys = listed.map((key) => {
    const [type, id = ''] = key.split('.');
    return { type: EnquiryType.parse(type), id };
  });
  const read = [...Map.groupBy(keys, ({ type }) => type)].map(([type, ofType]) =>
    getEnquiries(
      type,
      ofType.map(({ id }) => id),
    ),
  );
  return (await Promise.all(read)).flat().toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
