import type { Customer } from '#contracts/api/customers';
import type { Enquiry, EnquiryType, Task } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/fields';
import { paths } from '#contracts/website/paths';
import { counted } from '../../plural.ts';
import { type EnquiredPrograms, topicText } from './enquired-program.ts';
import { formatDay, formatInstant } from './format.ts';
import type { MailRow } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './sender.ts';
import { mailTexts } from './texts/texts.ts';

export interface EndingQuote {
  enquiry: Enquiry;
  valid_until: string;
}

interface Digest {
  /** Enquiries whose customer has waited longer than the goal, the longest first. */
  late?: readonly Enquiry[];
  /** The other enquiries to list, oldest first. */
  enquiries: readonly Enquiry[];
  /** Open tasks that are due today, with their requests, the first due first. */
  tasks?: readonly { enquiry: Enquiry; task: Task }[];
  /** Those with an open quote that ends soon, the first to end first. */
  ending?: readonly EndingQuote[];
  /** Those whose next contact is due, the earliest first. */
  contacts?: readonly Customer[];
  /** How many are late in all, and how many are in no list. */
  lateTotal?: number;
  left?: number;
  /** All new enquiries, by type. */
  counts: readonly { type: EnquiryType; count: number }[];
  at: Date;
  /** True if no mail comes tomorrow, so that this one has what is due until the next. */
  hasDaysOff?: boolean;
  /** The programs from which they came, as far as they are known. */
  programs: EnquiredPrograms;
  language: Language;
  siteOrigin: string;
  contact: Sender;
}

const hour = 3_600_000;

/** The morning mail: enquiries that are late or still new, tasks, quotes that end, and customers to get in touch with. */
export function digestMail({
  late = [],
  enquiries,
  tasks = [],
  ending = [],
  contacts = [],
  lateTotal = 0,
  left = 0,
  counts,
  at,
  hasDaysOff = false,
  ...context
}: Digest) {
  const { programs, language, siteOrigin, contact } = context;
  const texts = mailTexts[language].digest;
  const digest = hasDaysOff ? { ...texts, ...texts.beforeDaysOff } : texts;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const perType = counts
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => counted(count, digest.ofType[type], language));
  const waits = counted(total, digest.waits, language);
  const delayed = counted(lateTotal, digest.late, language);
  const ends = counted(ending.length, digest.ending, language);
  const [first = '', ...rest] = [
    ...(total > 0 ? [waits] : []),
    ...(lateTotal > 0 ? [delayed] : []),
    ...(tasks.length > 0 ? [counted(tasks.length, digest.tasks, language)] : []),
    ...(ending.length > 0 ? [ends] : []),
    ...(contacts.length > 0 ? [counted(contacts.length, digest.contacts, language)] : []),
  ];
  const row = ({ type, id, reference, name, created_at, program_id }: Enquiry): MailRow => ({
    label: reference,
    value: `${name}\n${topicText({ type, program_id }, programs, language)} · ${digest.waiting(Math.floor((at.getTime() - Date.parse(created_at)) / hour))}`,
    url: `${siteOrigin}/admin/requests?open=${type}.${id}`,
  });
  const taskRow = ({ enquiry: { type, id, reference, name }, task }: (typeof tasks)[number]): MailRow => ({
    label: reference,
    value: `${task.text}\n${[name, formatInstant(task.due_at, language), task.who.name].join(' · ')}`,
    url: `${siteOrigin}/admin/requests?open=${type}.${id}`,
  });
  const endingRow = ({ enquiry: { type, id, reference, name }, valid_until }: EndingQuote): MailRow => ({
    label: reference,
    value: `${name}\n${digest.until(formatDay(valid_until, language))}`,
    url: `${siteOrigin}/admin/requests?open=${type}.${id}`,
  });
  const contactRow = ({ id, name, next_contact: next }: Customer): MailRow => ({
    label: next ? formatDay(next.on, language) : '',
    value: [name, next?.what].filter(Boolean).join('\n'),
    url: `${siteOrigin}${paths.admin.customers}#${id}`,
  });
  return renderMail({
    ...{ language, contact },
    subject: first,
    preview: perType.join(' · '),
    paragraphs: [digest.lead(first), ...rest.map((one) => `${one}.`), perType.join(' · ')].filter(Boolean),
    sections: [
      { title: digest.lateFirst, rows: late.map(row) },
      { title: digest.oldestFirst, rows: enquiries.map(row) },
      { title: digest.tasksFirst, rows: tasks.map(taskRow) },
      { title: digest.endingFirst, rows: ending.map(endingRow) },
      { title: digest.contactsFirst, rows: contacts.map(contactRow) },
    ].filter(({ rows }) => rows.length > 0),
    ...(left > 0 && { after: digest.more(left) }),
    actions: [{ label: digest.open, url: `${siteOrigin}/admin/requests?status=new` }],
    footer: digest.footer,
  });
}
