import type { Enquiry } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/fields';
import { counted } from '../../plural.ts';
import { type EnquiredPrograms, topicText } from './enquired-program.ts';
import { formatInstant } from './format.ts';
import type { MailRow } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './sender.ts';
import { mailTexts } from './texts/texts.ts';

export type Urgency = 'soon' | 'late' | 'unheeded';

interface Due {
  /** The one due first at first. */
  enquiries: readonly Enquiry[];
  urgency: Urgency;
  programs: EnquiredPrograms;
  language: Language;
  siteOrigin: string;
  contact: Sender;
}

/** Tells a member of staff which customers must get their first answer now, or should have got it. */
export function dueMail({ enquiries, urgency, programs, language, siteOrigin, contact }: Due) {
  const { due } = mailTexts[language];
  const what = counted(enquiries.length, due[urgency], language);
  const row = ({ type, id, reference, name, program_id, due_at, owner }: Enquiry): MailRow => ({
    label: reference,
    value: [
      name,
      `${topicText({ type, program_id }, programs, language)} · ${due.at(formatInstant(due_at ?? '', language))}`,
      owner ? due.owner(owner.name) : due.nobody,
    ].join('\n'),
    url: `${siteOrigin}/admin/requests?open=${type}.${id}`,
  });
  return renderMail({
    ...{ language, contact },
    subject: what,
    preview: enquiries.map(({ reference }) => reference).join(' · '),
    paragraphs: [`${what}.`, ...(urgency === 'unheeded' ? [due.unheededWhy] : []), due.stops],
    sections: [{ title: due.listed, rows: enquiries.map(row) }],
    actions: [{ label: due.open, url: `${siteOrigin}/admin/requests?tab=unanswered` }],
    footer: due.footer,
  });
}
