import type { Enquiry } from '#contracts/api/enquiries';
import type { Fact } from '#contracts/api/enquiry-kinds/facts';
import type { CustomerEntry } from '#contracts/api/request-page/entries';
import type { ChangedDate } from '#contracts/api/request-page/history';
import type { Language } from '#contracts/field-kit/fields';
import { counted } from '../../plural.ts';
import { contactRows } from './enquiry-rows.ts';
import { formatDay, formatInstant } from './format.ts';
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

/** Tells staff what a customer did on the page of a request. Replies go to the customer. */
export function customerEntryMail(
  enquiry: Enquiry,
  entry: CustomerEntry,
  { language, siteOrigin, contact: agency }: Context,
) {
  const { type, id, reference, name, phone, email } = enquiry;
  const { customer, contact, staff } = mailTexts[language];
  return renderMail({
    ...{ language, contact: agency },
    subject: `${customer.subject[entry.action]} – ${shortened(name, longestName)}${mailTexts[language].arrow.mark} (${reference})`,
    preview: `${name} · ${reference}`,
    paragraphs: [customer.lead[entry.action](reference)],
    sections: [
      { title: customer.title[entry.action], rows: entryRows(entry, language) },
      { title: contact, rows: contactRows(enquiry, language) },
    ],
    actions: [
      { label: staff.open, url: `${siteOrigin}/admin/requests?open=${type}.${id}` },
      { label: staff.whatsApp, url: `https://wa.me/${phone.replace(/\D/g, '')}` },
    ],
    footer: staff.footer,
    ...(email && { replyTo: email }),
  });
}

function entryRows(entry: CustomerEntry, language: Language): MailRow[] {
  const { customer } = mailTexts[language];
  const at: MailRow = { label: customer.at, value: formatInstant(entry.at, language) };
  if (entry.action === 'customer_wrote') return [{ label: customer.text, value: entry.text }, at];
  if (entry.action === 'testimonial_sent') return [at];
  if (entry.action === 'cancelled') return [{ label: customer.reason, value: entry.reason ?? customer.none }, at];
  return [...changedRows(entry.changes, language), at];
}

/** Changed dates as rows: `12 March 2027 ← 10 March 2027` names the new one first. */
export function changedRows(changes: readonly ChangedDate[], language: Language): MailRow[] {
  const { customer, fields, leg } = mailTexts[language];
  return changes.map(({ field, before, after }) => {
    const [, index] = /^legs\.(\d+)\./.exec(field) ?? [];
    const label = index === undefined ? fields[field as Fact['name'] & keyof typeof fields] : leg(Number(index) + 2);
    return { label, value: customer.changed(dateText(after, language), dateText(before, language)) };
  });
}

function dateText(value: ChangedDate['before'], language: Language): string {
  const { customer, amounts } = mailTexts[language];
  if (value === null) return customer.none;
  return typeof value === 'number' ? counted(value, amounts.number_of_days, language) : formatDay(value, language);
}
