import type { Enquiry } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/fields';
import { counted } from '../../plural.ts';
import { type EnquiredPrograms, topicText } from './enquired-program.ts';
import { formatInstant } from './format.ts';
import type { MailRow } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './sender.ts';
import { mailTexts } from './texts/texts.ts';

/** The maximum number of enquiries in one mail: mail programs cut longer mails. */
const mostListed = 100;

interface Summary {
  /** Oldest first. */
  enquiries: readonly Enquiry[];
  /** Includes enquiries that have been deleted since. */
  total: number;
  /** Enquiries whose customer has done something on the page of the request, oldest first. */
  customers?: readonly Enquiry[];
  /** The number of what they did. */
  customerTotal?: number;
  /** The programs from which they came, as far as they are known. */
  programs: EnquiredPrograms;
  language: Language;
  siteOrigin: string;
  contact: Sender;
}

/** Notifies staff in one mail of the enquiries that came too fast for separate mails. */
export function newEnquiriesMail({
  enquiries,
  total,
  customers = [],
  customerTotal = 0,
  programs,
  language,
  siteOrigin,
  contact,
}: Summary) {
  const { news, customer } = mailTexts[language];
  const listed = enquiries.slice(0, mostListed);
  const rest = customers.slice(0, mostListed - listed.length);
  const left = enquiries.length + customers.length - listed.length - rest.length;
  const came = [
    ...(total > 0 ? [counted(total, news.came, language)] : []),
    ...(customerTotal > 0 ? [counted(customerTotal, customer.came, language)] : []),
  ].join(news.and);
  const row = ({ type, id, reference, name, created_at, program_id }: Enquiry): MailRow => ({
    label: reference,
    value: `${name}\n${topicText({ type, program_id }, programs, language)} · ${formatInstant(created_at, language)}`,
    url: `${siteOrigin}/admin/requests?open=${type}.${id}`,
  });
  return renderMail({
    ...{ language, contact },
    subject: came,
    preview: news.reason,
    paragraphs: [`${came}.`, news.reason],
    sections: [
      ...(listed.length > 0 ? [{ title: news.oldestFirst, rows: listed.map(row) }] : []),
      ...(rest.length > 0 ? [{ title: customer.listed, rows: rest.map(row) }] : []),
    ],
    ...(left > 0 && { after: news.more(left) }),
    actions: [{ label: news.open, url: `${siteOrigin}/admin/requests?status=new` }],
    footer: mailTexts[language].staff.footer,
  });
}
