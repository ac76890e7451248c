import type { Enquiry } from '#contracts/api/enquiries';
import type { Fact } from '#contracts/api/enquiry-kinds/facts';
import type { NewsEntry } from '#contracts/api/request-page/entries';
import type { ChangedDate, LeftDeparture } from '#contracts/api/request-page/history';
import type { Language } from '#contracts/field-kit/fields';
import { counted } from '../../plural.ts';
import { askedNoticeTexts } from './asked-rows.ts';
import { contactRows } from './enquiry-rows.ts';
import { formatDay, formatInstant, formatRiyals } from './format.ts';
import type { MailRow } from './mail-content.ts';
import { shortened } from './one-line.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './sender.ts';
import { mailTexts } from './texts/texts.ts';

interface Context {
  /** The mail's language. */
  language: Language;
  siteOrigin: string;
  contact: Sender;
}

/** Characters of a name in a subject. */
const longestName = 40;

/** Tells staff what a customer did on the page of a request, or what happened to a quote. Replies go to the customer. */
export function customerEntryMail(
  enquiry: Enquiry,
  entry: NewsEntry,
  { language, siteOrigin, contact: agency }: Context,
) {
  const { type, id, reference, name, email } = enquiry;
  const { customer, contact, staff } = mailTexts[language];
  return renderMail({
    ...{ language, contact: agency },
    subject: `${customer.subject[entry.action]} – ${shortened(name, longestName)}${mailTexts[language].arrow.mark} (${reference})`,
    preview: `${name} · ${reference}`,
    paragraphs: [customer.lead[entry.action](reference)],
    sections: [
      { title: customer.title[entry.action], rows: entryRows(enquiry, entry, language) },
      { title: contact, rows: contactRows(enquiry, language) },
    ],
    // No link to WhatsApp itself: nobody would note that the customer has an answer.
    after: staff.answering,
    actions: [{ label: staff.open, url: `${siteOrigin}/admin/requests?open=${type}.${id}` }],
    footer: staff.footer,
    ...(email && { replyTo: email }),
  });
}

function entryRows(enquiry: Enquiry, entry: NewsEntry, language: Language): MailRow[] {
  const { customer } = mailTexts[language];
  const at: MailRow = { label: customer.at, value: formatInstant(entry.at, language) };
  if (entry.action === 'customer_wrote') return [{ label: customer.text, value: entry.text }, at];
  if (entry.action === 'testimonial_sent') return [at];
  if (entry.action === 'quote_seen' || entry.action === 'quote_expired')
    return [...totalRows(enquiry, entry, language), at];
  if (entry.action === 'quote_seats')
    return [
      { label: customer.seats, value: customer.seatsMissing(entry.seats) },
      ...totalRows(enquiry, entry, language),
      at,
    ];
  if (entry.action === 'quote_asked') return [{ label: customer.text, value: entry.text }, at];
  if (entry.action === 'quote_accepted') return [...acceptedRows(enquiry, entry, language), at];
  if (entry.action === 'quote_declined') return [{ label: customer.reason, value: entry.reason ?? customer.none }, at];
  if (entry.action === 'cancelled') return [{ label: customer.reason, value: entry.reason ?? customer.none }, at];
  return [...changedRows(entry, language), ...noticeRows(enquiry, entry, language), at];
}

type Accepted = Extract<NewsEntry, { action: 'quote_accepted' }>;

/** By whom, for how much, and whether the departure had the seats, if that is known already. */
function acceptedRows(enquiry: Enquiry, entry: Accepted, language: Language): MailRow[] {
  const { customer } = mailTexts[language];
  const seats = enquiry.history
    .filter((one) => one.action === 'quote_seats')
    .findLast(({ quote_id }) => quote_id === entry.quote_id);
  return [
    { label: customer.acceptedBy, value: entry.name },
    ...totalRows(enquiry, entry, language),
    ...(seats
      ? [{ label: customer.seats, value: customer[seats.taken ? 'seatsTaken' : 'seatsMissing'](seats.seats) }]
      : []),
  ];
}

function totalRows({ quotes }: Enquiry, { quote_id }: { quote_id: string }, language: Language): MailRow[] {
  const quote = quotes.find(({ id }) => id === quote_id);
  return quote ? [{ label: mailTexts[language].customer.total, value: formatRiyals(quote.total_sar, language) }] : [];
}

type DatesEntry = Extract<NewsEntry, { action: 'dates_changed' }>;

/** What staff have to know about the chosen departure, unless the customer has chosen another one since. */
function noticeRows(enquiry: Enquiry, { departure }: DatesEntry, language: Language): MailRow[] {
  if (!departure || enquiry.type !== 'custom' || enquiry.departure_id !== departure.departure_id) return [];
  const { seen_total_sar } = enquiry;
  const texts = [
    ...(seen_total_sar === null ? [] : [formatRiyals(seen_total_sar, language)]),
    ...askedNoticeTexts(enquiry, 'staff', language),
  ];
  return texts.length > 0 ? [{ label: mailTexts[language].asked.fields.seen_total, value: texts.join('\n') }] : [];
}

/** Changed dates as rows: `12 March 2027 ← 10 March 2027` names the new one first. A departure is one row. */
export function changedRows(
  { changes, departure, left }: Omit<DatesEntry, 'action' | 'at'>,
  language: Language,
): MailRow[] {
  const { asked, customer, fields, leg } = mailTexts[language];
  if (departure) {
    const { before } = departure;
    const value = customer.changed(daysText(departure, language), before ? daysText(before, language) : customer.none);
    return [{ label: asked.fields.departure, value }];
  }
  const leftDays = left && daysText(left, language);
  const leftRow = leftDays && { label: asked.fields.departure, value: customer.changed(customer.ownDays, leftDays) };
  const rows = changes.map(({ field, before, after }) => {
    const [, index] = /^legs\.(\d+)\./.exec(field) ?? [];
    const label = index === undefined ? fields[field as Fact['name'] & keyof typeof fields] : leg(Number(index) + 2);
    return { label, value: customer.changed(dateText(after, language), dateText(before, language)) };
  });
  return leftRow ? [leftRow, ...rows] : rows;
}

const daysText = ({ from_date, to_date }: Pick<LeftDeparture, 'from_date' | 'to_date'>, language: Language): string =>
  [from_date, to_date].flatMap((day) => (day ? formatDay(day, language) : [])).join(' – ');

function dateText(value: ChangedDate['before'], language: Language): string {
  const { customer, amounts } = mailTexts[language];
  if (value === null) return customer.none;
  return typeof value === 'number' ? counted(value, amounts.number_of_days, language) : formatDay(value, language);
}
