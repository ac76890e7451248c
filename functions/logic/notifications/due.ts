import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { soonAfter } from '#contracts/api/hours-rules';
import { placesUntil } from '../../data/desk-items.ts';
import { getEnquiriesAt, type Place, readStage } from '../../data/desk-reads.ts';
import { enquiredPrograms } from '../enquiries/enquired-program.ts';
import { dueMail } from '../mails/due.ts';
import { readContact } from '../site-content/contact.ts';
import { sendOnce } from './send-once.ts';
import { type Receiver, requestReceivers } from './staff-mail.ts';

const minute = 60_000;
/** Requests that are due in the same five minutes are in one mail. */
const windowLength = 5 * minute;
/** After an outage, what was due longer ago is left to the queue and to the morning's summary. */
const longestLate = 60 * minute;
/** Requests of one kind that are read in one call. */
const mostRead = 200;

type Urgency = 'soon' | 'late';

/**
 * Mails staff what is due soon and what has become late. What is due soon goes to the owner, without one to the address of
 * staff; what is late goes to both. Idempotent: one mail for each person, urgency and five minutes.
 */
export async function remindOfDue(at: Date): Promise<string> {
  const enquiries = await findDue(at);
  if (enquiries.length === 0) return 'nothing due';
  const receiversOf = await requestReceivers();
  const mails = new Map<string, { receiver: Receiver; urgency: Urgency; enquiries: Enquiry[] }>();
  for (const enquiry of enquiries) {
    const due = enquiry.due_at ?? '';
    const urgency: Urgency = isLate(due, at) ? 'late' : 'soon';
    const { owner, others } = receiversOf(enquiry);
    for (const receiver of urgency === 'soon' && owner ? [owner] : [owner ?? [], others].flat()) {
      const name = `due#${urgency}#${new Date(windowOf(due)).toISOString()}#${receiver.address}`;
      const mail = mails.get(name) ?? { receiver, urgency, enquiries: [] };
      mails.set(name, { ...mail, enquiries: [...mail.enquiries, enquiry] });
    }
  }
  const siteOrigin = process.env.SITE_ORIGIN ?? '';
  const outcomes: string[] = [];
  for (const [name, { receiver, urgency, enquiries }] of mails) {
    const make = async () => {
      const programs = await enquiredPrograms(enquiries);
      const { language, address: to } = receiver;
      return { to, ...dueMail({ enquiries, urgency, programs, language, siteOrigin, contact: await readContact() }) };
    };
    outcomes.push(await sendOnce(name, make));
  }
  return outcomes.join(', ');
}

/** The requests that were due within the last hour, in windows that are over, and those that are due soon, the first at first. */
async function findDue(at: Date): Promise<Enquiry[]> {
  const after = placesUntil('unanswered', new Date(at.getTime() - longestLate).toISOString());
  const until = placesUntil('unanswered', soonAfter(at));
  const first = async (type: EnquiryType): Promise<Place[]> => {
    const { value } = await readStage('unanswered', type, { after, until }, mostRead).next();
    return value ?? [];
  };
  const places = (await Promise.all(EnquiryType.options.map(first))).flat();
  const enquiries = await getEnquiriesAt(places);
  return enquiries
    .filter((enquiry) => enquiry.due_at && isWhole(enquiry.due_at, at))
    .sort((one, other) => ((one.due_at ?? '') < (other.due_at ?? '') ? -1 : 1));
}

/** The beginning of the five minutes in which a request is due. */
function windowOf(due: string): number {
  const instant = Date.parse(due);
  return instant - (instant % windowLength);
}

/** True if every request of the window is late, or every one is due soon: each window has one mail. */
function isWhole(due: string, at: Date): boolean {
  const end = windowOf(due) + windowLength;
  return end <= at.getTime() || (isLate(due, at) ? false : end <= Date.parse(soonAfter(at)));
}

const isLate = (due: string, at: Date) => Date.parse(due) < at.getTime();
