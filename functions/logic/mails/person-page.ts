import type { Enquiry } from '#contracts/api/enquiries';
import { topicOf } from '#contracts/api/enquiry-topic';
import { originText } from '#contracts/api/origin-text';
import type { PersonRecord } from '#contracts/api/person-data';
import { testimonialsLimits } from '#contracts/api/site-testimonials-rules';
import type { SentTestimonial } from '#contracts/api/testimonial-fields';
import type { Language } from '#contracts/field-kit/fields';
import { languageNames } from '#contracts/field-kit/language';
import { changedRows } from './customer-entry.ts';
import { contactRows, requestRows } from './enquiry-rows.ts';
import { formatDay, formatInstant } from './format.ts';
import type { MailRow, MailSection } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { quoteEventText, quoteText } from './person-quotes.ts';
import { naming, type Sender } from './sender.ts';
import { personPageTexts } from './texts/person-page.ts';

/** Renders a page with everything that is stored about a person, in the person's language, to print or keep. */
export function personPage(record: PersonRecord, { at, contact }: { at: string; contact: Sender }): string {
  const { language } = record;
  const enquiries = [...record.enquiries, ...record.quarantined];
  const texts = personPageTexts[language];
  const title = naming(texts.title, contact, language);
  return mailHtml({
    ...{ language, contact },
    subject: title,
    paragraphs: [title, texts.intro(formatInstant(at, language)), ...(enquiries.length ? [] : [texts.nothing])],
    sections: [
      ...enquiries.map((enquiry) => sectionOf(enquiry, record)),
      ...record.customers.flatMap(notesOf(language)),
    ],
    footer: texts.footer,
  });
}

function sectionOf(enquiry: Enquiry, { language, mails, quarantined, quotes: all }: PersonRecord): MailSection {
  const texts = personPageTexts[language];
  const {
    id,
    type,
    reference,
    created_at,
    program_id,
    origin,
    consent,
    marketing_withdrawn: withdrawn,
    history,
    links,
    testimonial,
    tags,
    tasks,
  } = enquiry;
  const quotes = all.filter(({ enquiry_id }) => enquiry_id === id).toReversed();
  const row = (label: string, value: string): MailRow => ({ label, value });
  return {
    title: texts.enquiry[topicOf(type, program_id)](reference),
    rows: [
      row(texts.receivedAt, formatInstant(created_at, language)),
      ...(quarantined.some((one) => one.id === id) ? [row(texts.state, texts.quarantined)] : []),
      ...contactRows(enquiry, language),
      ...requestRows(enquiry, language),
      ...(origin ? [row(texts.origin, originText(origin))] : []),
      ...(consent ? [row(texts.marketing, consent.marketing ? texts.yes : texts.no)] : []),
      ...(links.length > 0
        ? [row(formatInstant(links.at(-1)?.at ?? created_at, language), texts.links(links.length))]
        : []),
      ...(withdrawn ? [row(texts.withdrawn, formatInstant(withdrawn.at, language))] : []),
      ...(testimonial ? [row(texts.testimonial, testimonialText(testimonial))] : []),
      ...(tags.length > 0 ? [row(texts.tags, tags.join('\n'))] : []),
      ...(tasks.length > 0 ? [row(texts.tasks, tasks.map((task) => taskText(task, language)).join('\n'))] : []),
      ...quotes.map((quote) => row(texts.quote(quote.number), quoteText(quote, language))),
      ...history.map((entry) => row(formatInstant(entry.at, language), eventText(entry, language))),
      ...mails
        .filter(({ enquiry_id }) => enquiry_id === id)
        .map(({ kind, at }) => row(formatInstant(at, language), texts.mails[kind])),
    ],
  };
}

/** Says what staff keep about a customer; nothing if they have added nothing. */
const notesOf =
  (language: Language) =>
  ({ phone, note, next_contact: next, language: chosen }: PersonRecord['customers'][number]): MailSection[] => {
    const texts = personPageTexts[language].customer;
    const rows: MailRow[] = [
      ...(note ? [{ label: texts.note, value: note }] : []),
      ...(next
        ? [{ label: texts.nextContact, value: [formatDay(next.on, language), next.what].filter(Boolean).join('\n') }]
        : []),
      ...(chosen ? [{ label: texts.language, value: languageNames[chosen] }] : []),
    ];
    return rows.length > 0 ? [{ title: `${texts.title} (\u2066${phone}\u2069)`, rows }] : [];
  };

const taskText = ({ text, due_at, done }: Enquiry['tasks'][number], language: Language) =>
  personPageTexts[language].task(text, formatInstant(due_at, language), done !== null);

const testimonialText = ({ rating, words, name, place }: SentTestimonial) =>
  [words, `${name}, ${place}`, `${rating}/${testimonialsLimits.rating}`].join('\n');

function eventText(entry: Enquiry['history'][number], language: Language): string {
  const { events } = personPageTexts[language];
  switch (entry.action) {
    case 'note_added':
      return events.note(entry.note);
    case 'status_changed':
      return events.status[entry.to];
    case 'corrected':
      return events.corrected;
    case 'assigned':
      return events.assigned;
    case 'tagged':
      return events.tagged;
    case 'contacted':
      return events.contacted[entry.channel];
    case 'contact_ended':
      return events.outcome[entry.outcome];
    case 'contact_undone':
      return events.contactUndone;
    case 'answered':
      return events.answered(entry.text);
    case 'customer_wrote':
      return events.wrote(entry.text);
    case 'dates_changed':
      return events.datesChanged(
        changedRows(entry, language)
          .map(({ label, value }) => `${label}: ${value.replace('\n', ', ')}`)
          .join('; '),
      );
    case 'cancelled':
      return events.cancelled(entry.reason);
    case 'related':
      return events.related[entry.change](entry.request.reference);
    case 'customer_wrote_in':
      return events.wroteIn(entry.request.reference);
    case 'testimonial_sent':
      return events.testimonialSent;
    case 'quote_sent':
    case 'quote_seen':
    case 'quote_seats':
    case 'quote_seats_returned':
    case 'quote_withdrawn':
    case 'quote_expired':
    case 'quote_accepted':
    case 'quote_declined':
    case 'quote_asked':
    case 'sale_settled':
      return quoteEventText(entry, language);
    default:
      return events.entered;
  }
}
