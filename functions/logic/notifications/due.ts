import { type Enquiry, EnquiryType } from '#contracts/api/enquiries';
import { soonAfter } from '#contracts/api/hours-rules';
import { placesUntil } from '../../data/desk-items.ts';
import { getEnquiriesAt, type Place, readStage } from '../../data/desk-reads.ts';
import { readCalendar, unheededFrom } from '../desk/calendar.ts';
import { readLate } from '../desk/unheeded.ts';
import { enquiredPrograms } from '../enquiries/enquired-program.ts';
import { dueMail, type Urgency } from '../mails/due.ts';
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

type ReceiversOf = Awaited<ReturnType<typeof requestReceivers>>;

interface Told {
  enquiry: Enquiry;
  urgency: Urgency;
  /** The instant from which this urgency counts. */
  from: string;
}

/**
 * Mails staff what is due soon, what has become late, and what is late still. What is due soon goes to who has the request,
 * else to the address of staff; what is late to both, and to the agency's owners if nobody has it; what is late still, to
 * these. Idempotent: one mail for each person, urgency and five minutes.
 */
export async function remindOfDue(at: Date): Promise<string> {
  const told = [...(await findDue(at)), ...(await findUnheeded(at))];
  if (told.length === 0) return 'nothing due';
  const receiversOf = await requestReceivers();
  const mails = new Map<string, { receiver: Receiver; urgency: Urgency; enquiries: Enquiry[] }>();
  for (const { enquiry, urgency, from } of told) {
    for (const receiver of receiversFor(urgency, receiversOf(enquiry))) {
      const name = `due#${urgency}#${new Date(windowOf(from)).toISOString()}#${receiver.address}`;
      const mail = mails.get(name) ?? { receiver, urgency, enquiries: [] };
      const isListed = mail.enquiries.some(({ id }) => id === enquiry.id);
      mails.set(name, isListed ? mail : { ...mail, enquiries: [...mail.enquiries, enquiry] });
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

/** An agency's owner may be the address of staff too: such a mail is sent once, under one name. */
function receiversFor(urgency: Urgency, { owner, others, heads }: ReturnType<ReceiversOf>): Receiver[] {
  if (urgency === 'soon') return owner ? [owner] : others;
  if (urgency === 'late') return owner ? [owner, ...others] : [...others, ...heads];
  // What nobody has is theirs since it became late.
  return owner ? heads : [];
}

/** Requests that became late in windows of the last hour that are over, and requests that are due soon. The earliest first. */
async function findDue(at: Date): Promise<Told[]> {
  const after = placesUntil('unanswered', new Date(at.getTime() - longestLate).toISOString());
  const until = placesUntil('unanswered', soonAfter(at));
  const first = async (type: EnquiryType): Promise<Place[]> => {
    const { value } = await readStage('unanswered', type, { after, until }, mostRead).next();
    return value ?? [];
  };
  const places = (await Promise.all(EnquiryType.options.map(first))).flat();
  const enquiries = await getEnquiriesAt(places);
  return inOrder(
    enquiries.flatMap((enquiry) => {
      const { due_at: from } = enquiry;
      if (!from || !isWhole(from, at)) return [];
      return [{ enquiry, urgency: Date.parse(from) < at.getTime() ? 'late' : 'soon', from }];
    }),
  );
}

/** The late requests of which half the goal has passed once more within the last hour, in windows that are over. */
async function findUnheeded(at: Date): Promise<Told[]> {
  const late = (await Promise.all(EnquiryType.options.map((type) => readLate(type, at, mostRead)))).flat();
  if (late.length === 0) return [];
  const calendar = await readCalendar();
  const isTold = ({ type, due }: (typeof late)[number]) => {
    const end = windowOf(unheededFrom(calendar, type, due)) + windowLength;
    return end <= at.getTime() && end > at.getTime() - longestLate;
  };
  const enquiries = await getEnquiriesAt(late.filter(isTold));
  return inOrder(
    enquiries.flatMap((enquiry) => {
      const { type, due_at } = enquiry;
      return due_at ? [{ enquiry, urgency: 'unheeded', from: unheededFrom(calendar, type, due_at) }] : [];
    }),
  );
}

const inOrder = (told: Told[]): Told[] => told.sort((one, other) => (one.from < other.from ? -1 : 1));

/** The beginning of the five minutes in which an instant is. */
function windowOf(from: string): number {
  const instant = Date.parse(from);
  return instant - (instant % windowLength);
}

/** True if every request of the window is late, or every one is due soon: each window has one mail. */
function isWhole(due: string, at: Date): boolean {
  const end = windowOf(due) + windowLength;
  return end <= at.getTime() || (Date.parse(due) < at.getTime() ? false : end <= Date.parse(soonAfter(at)));
}
