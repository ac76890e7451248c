import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/fields';
import { counted } from '../../plural.ts';
import { type EnquiredPrograms, topicText } from './enquired-program.ts';
import type { MailRow } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './sender.ts';
import { mailTexts } from './texts/texts.ts';

interface Digest {
  /** Enquiries whose customer has waited longer than the goal, the longest first. */
  late?: readonly Enquiry[];
  /** The other enquiries to list, oldest first. */
  enquiries: readonly Enquiry[];
  /** How many are late in all, and how many are in no list. */
  lateTotal?: number;
  left?: number;
  /** All new enquiries, by type. */
  counts: readonly { type: EnquiryType; count: number }[];
  at: Date;
  /** The programs from which they came, as far as they are known. */
  programs: EnquiredPrograms;
  language: Language;
  siteOrigin: string;
  contact: Sender;
}

const hour = 3_600_000;

/** The morning mail with the enquiries that are late, and those that are still new, oldest first. */
export function digestMail({ late = [], enquiries, lateTotal = 0, left = 0, counts, at, ...context }: Digest) {
  const { programs, language, siteOrigin, contact } = context;
  const { digest } = mailTexts[language];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const perType = counts
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => counted(count, digest.ofType[type], language));
  const waits = counted(total, digest.waits, language);
  const delayed = counted(lateTotal, digest.late, language);
  const first = total > 0 ? waits : delayed;
  const row = ({ type, id, reference, name, created_at, program_id }: Enquiry): MailRow => ({
    label: reference,
    value: `${name}\n${topicText({ type, program_id }, programs, language)} · ${digest.waiting(Math.floor((at.getTime() - Date.parse(created_at)) / hour))}`,
    url: `${siteOrigin}/admin/requests?open=${type}.${id}`,
  });
  return renderMail({
    ...{ language, contact },
    subject: first,
    preview: perType.join(' · '),
    paragraphs: [digest.lead(first), ...(lateTotal > 0 && total > 0 ? [`${delayed}.`] : []), perType.join(' · ')],
    sections: [
      { title: digest.lateFirst, rows: late.map(row) },
      { title: digest.oldestFirst, rows: enquiries.map(row) },
    ].filter(({ rows }) => rows.length > 0),
    ...(left > 0 && { after: digest.more(left) }),
    actions: [{ label: digest.open, url: `${siteOrigin}/admin/requests?status=new` }],
    footer: digest.footer,
  });
}
