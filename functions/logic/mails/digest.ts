import type { Enquiry, EnquiryType } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/fields';
import { counted } from '../../plural.ts';
import { type EnquiredPrograms, topicText } from './enquired-program.ts';
import type { MailRow } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { mailTexts } from './texts/texts.ts';

interface Digest {
  /** The enquiries to list, oldest first. */
  enquiries: readonly Enquiry[];
  /** All new enquiries, by type. */
  counts: readonly { type: EnquiryType; count: number }[];
  at: Date;
  /** The programs from which they came, as far as they are known. */
  programs: EnquiredPrograms;
  language: Language;
  siteOrigin: string;
}

const hour = 3_600_000;

/** The morning mail with the enquiries that are still new, oldest first. */
export function digestMail({ enquiries, counts, at, programs, language, siteOrigin }: Digest) {
  const { digest } = mailTexts[language];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const left = total - enquiries.length;
  const perType = counts
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => counted(count, digest.ofType[type], language));
  const waits = counted(total, digest.waits, language);
  const row = ({ type, id, reference, name, created_at, program_id }: Enquiry): MailRow => ({
    label: reference,
    value: `${name}\n${topicText({ type, program_id }, programs, language)} · ${digest.waiting(Math.floor((at.getTime() - Date.parse(created_at)) / hour))}`,
    url: `${siteOrigin}/admin/requests?open=${type}.${id}`,
  });
  return renderMail({
    language,
    subject: waits,
    preview: perType.join(' · '),
    paragraphs: [digest.lead(waits), perType.join(' · ')],
    sections: [{ title: digest.oldestFirst, rows: enquiries.map(row) }],
    ...(left > 0 && { after: digest.more(left) }),
    actions: [{ label: digest.open, url: `${siteOrigin}/admin/requests?status=new` }],
    footer: digest.footer,
  });
}
