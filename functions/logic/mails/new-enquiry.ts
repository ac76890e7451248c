import type { Enquiry } from '#contracts/api/enquiries';
import { topicOf } from '#contracts/api/enquiry-topic';
import type { Language } from '#contracts/field-kit/fields';
import { askedNoticeTexts, askedRows } from './asked-rows.ts';
import { type EnquiredProgram, programTitle, programUrl } from './enquired-program.ts';
import { contactRows, requestRows } from './enquiry-rows.ts';
import { formatInstant } from './format.ts';
import type { MailRow } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './sender.ts';
import { staffSubject } from './subjects.ts';
import { mailTexts } from './texts/texts.ts';

interface Context {
  program: EnquiredProgram;
  /** The mail's language. */
  language: Language;
  siteOrigin: string;
  contact: Sender;
}

/** Notifies staff of a new enquiry, with everything that a first reply needs. Replies go to the visitor. */
export function newEnquiryMail(enquiry: Enquiry, { program, language, siteOrigin, contact: agency }: Context) {
  const { type, id, reference, name, email, created_at } = enquiry;
  const { fields, types, languages, contact, request, staff, quoted } = mailTexts[language];
  const topic = topicOf(type, enquiry.program_id);
  const title = programTitle(program, language);
  const about = [
    { label: fields.reference, value: reference, isLtr: true },
    { label: fields.type, value: types[topic] },
    { label: fields.received, value: formatInstant(created_at, language) },
    { label: fields.language, value: languages[enquiry.language] },
  ];
  return renderMail({
    ...{ language, contact: agency },
    subject: staffSubject(enquiry, program, language),
    preview: `${name} · ${reference}`,
    paragraphs: [
      staff.lead[topic]({ program: title && quoted(title) }),
      ...askedNoticeTexts(enquiry, 'staff', language),
    ],
    sections: [
      { title: contact, rows: contactRows(enquiry, language) },
      {
        title: request,
        rows: [
          ...programRow(enquiry, { program, language, siteOrigin }),
          ...askedRows(enquiry, language),
          ...requestRows(enquiry, language),
          ...about,
        ],
      },
    ],
    // No link to WhatsApp itself: nobody would note that the customer has an answer.
    after: staff.answering,
    actions: [{ label: staff.open, url: `${siteOrigin}/admin/requests?open=${type}.${id}` }],
    footer: staff.footer,
    ...(email && { replyTo: email }),
  });
}

function programRow({ program_id }: Enquiry, { program, language, siteOrigin }: Omit<Context, 'contact'>): MailRow[] {
  if (!program_id) return [];
  const { fields, staff } = mailTexts[language];
  if (program === 'deleted') return [{ label: fields.program, value: staff.programDeleted }];
  const value = programTitle(program, language) ?? staff.programPage;
  return [{ label: fields.program, value, url: programUrl(siteOrigin, program_id) }];
}
