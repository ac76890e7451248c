import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { isByCustomer, isNews, type NewsEntry } from '#contracts/api/request-page/entries';
import { events } from '#contracts/platform/events';
import { findEnquiry } from '../../data/enquiries.ts';
import { getEnquiries } from '../../data/enquiry-reads.ts';
import { closeWindow, forgetWindow, openWindows, placeInWindow } from '../../data/staff-mail-windows.ts';
import { enquiredProgram, enquiredPrograms } from '../enquiries/enquired-program.ts';
import { customerEntryMail } from '../mails/customer-entry.ts';
import { newEnquiriesMail } from '../mails/new-enquiries.ts';
import { newEnquiryMail } from '../mails/new-enquiry.ts';
import { readContact } from '../site-content/contact.ts';
import { customerEntryName, newEnquiryName } from './mail-names.ts';
import { sendOnce } from './send-once.ts';
import { type Receiver, requestReceivers, staffReceivers } from './staff-mail.ts';

const windowLength = events['staff-news-due'].everyMinutes * 60_000;
/** The largest number of enquiries in one summary: more would not fit in an item. */
const mostSummarized = 1000;

const context = async () => ({ siteOrigin: process.env.SITE_ORIGIN ?? '', contact: await readContact() });
const startOfWindow = (time: number) => new Date(Math.floor(time / windowLength) * windowLength).toISOString();
const endOfWindow = (window: string) => Date.parse(window) + windowLength;

/**
 * Notifies staff of an enquiry, each address once: by a separate mail, or in the summary of its ten minutes once the
 * separate mails are used up. Skips enquiries that staff entered.
 */
export async function notifyStaff(enquiry: Enquiry): Promise<string> {
  if (enquiry.source === 'staff') return 'entered by staff';
  const { addresses, language, singles } = staffReceivers();
  const { type, id, created_at } = enquiry;
  if ((await placeOf(`${type}.${id}`, created_at, singles)) === 'summarized') return 'in the summary';
  const program = await enquiredProgram(enquiry);
  const mail = newEnquiryMail(enquiry, { program, language, ...(await context()) });
  const outcomes = await Promise.all(addresses.map((to) => sendOnce(newEnquiryName(enquiry.id, to), { to, ...mail })));
  return outcomes.join(', ');
}

/**
 * Notifies staff and the owner of the request of what its customer did, in the same way, and of an accepted quote without
 * seats; of what happened to a quote otherwise only the owner.
 * @returns `gone` if the history no longer has that entry
 */
export async function notifyStaffOfCustomer(enquiry: Enquiry, { action, at }: { action: string; at: string }) {
  const entry = enquiry.history.filter(isNews).find((one) => one.at === at && one.action === action);
  if (!entry) return 'gone';
  if (!isByCustomer(entry) && entry.action !== 'quote_seats') return notifyOwner(enquiry, entry);
  const { singles } = staffReceivers();
  const { type, id } = enquiry;
  if ((await placeOf(`${type}.${id}.${Date.parse(at)}`, at, singles)) === 'summarized') return 'in the summary';
  // Whoever has the request into which this one is merged answers both.
  const answered = enquiry.merged_into && (await findEnquiry(enquiry.merged_into));
  const { owner, others } = (await requestReceivers())(answered ?? enquiry);
  return mailNews(enquiry, entry, [owner ?? [], others].flat());
}

async function notifyOwner(enquiry: Enquiry, entry: NewsEntry): Promise<string> {
  const { owner } = (await requestReceivers())(enquiry);
  return owner ? mailNews(enquiry, entry, [owner]) : 'nobody has it';
}

async function mailNews(enquiry: Enquiry, entry: NewsEntry, receivers: readonly Receiver[]): Promise<string> {
  const around = await context();
  const outcomes = await Promise.all(
    receivers.map(({ address: to, language }) => {
      const mail = customerEntryMail(enquiry, entry, { language, ...around });
      return sendOnce(customerEntryName(enquiry.id, entry, to), { to, ...mail });
    }),
  );
  return outcomes.join(', ');
}

/**
 * Returns the place of a piece of news: in the window in which it came or, if that is closed or full, in the next open
 * one. Closed windows never change, so every delivery of the event finds the same place.
 * @param key `<type>.<id>` of a new enquiry, with the milliseconds of what its customer did
 */
async function placeOf(key: string, at: string, singles: number): Promise<'single' | 'summarized'> {
  for (let window = startOfWindow(Date.parse(at)); ; window = startOfWindow(endOfWindow(window))) {
    const place = await placeInWindow(window, key, { singles, summarized: mostSummarized });
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
  const keys = listed.map(readPlaceKey);
  const [fresh, followed] = [keys.filter((key) => !key.isByCustomer), keys.filter((key) => key.isByCustomer)];
  const [enquiries, customers] = await Promise.all([readListed(fresh), readListed(followed)]);
  const programs = await enquiredPrograms([...enquiries, ...customers]);
  const totals = { total: fresh.length, customerTotal: followed.length };
  const mail = newEnquiriesMail({ enquiries, customers, programs, ...totals, language, ...(await context()) });
  await Promise.all(addresses.map((to) => sendOnce(`new-enquiries#${window}#${to}`, { to, ...mail })));
}

interface PlaceKey {
  type: EnquiryType;
  id: string;
  /** True for what a customer did on the page of the request. */
  isByCustomer: boolean;
}

function readPlaceKey(key: string): PlaceKey {
  const [type, id = '', at] = key.split('.');
  return { type: EnquiryType.parse(type), id, isByCustomer: at !== undefined };
}

/** Reads the enquiries of a summary, oldest first, each once and without those that have been deleted since. */
async function readListed(keys: readonly PlaceKey[]): Promise<Enquiry[]> {
  const read = [...Map.groupBy(keys, ({ type }) => type)].map(([type, ofType]) =>
    getEnquiries(type, [...new Set(ofType.map(({ id }) => id))]),
  );
  return (await Promise.all(read)).flat().toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
