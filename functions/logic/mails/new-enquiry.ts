import type { Enquiry } from '#contracts/enquiries';
import type { Language } from '#contracts/fields';
import { contactRows, requestRows } from './enquiry-rows.ts';
import { formatInstant } from './format.ts';
import { renderMail } from './render-mail.ts';
import { mailTexts } from './texts/texts.ts';

/** Tells staff of a new enquiry, with everything they need for a first reply. */
export function newEnquiryMail(enquiry: Enquiry, language: Language, siteOrigin: string) {
  const { type, id, reference, name, phone, created_at, program_id } = enquiry;
  const { fields, types, languages, contact, request, staff } = mailTexts[language];
  const about = [
    { label: fields.reference, value: reference, isLtr: true },
    { label: fields.type, value: types[type] },
    { label: fields.received, value: formatInstant(created_at, language) },
    { label: fields.language, value: languages[enquiry.language] },
    ...(program_id ? [program(fields.program, `${siteOrigin}/program/${program_id}`)] : []),
  ];
  return renderMail({
    language,
    subject: staff.subject(type, name, reference),
    preview: `${name} · ${reference}`,
    paragraphs: [staff.lead(type)],
    sections: [
      { title: contact, rows: contactRows(enquiry, language) },
      { title: request, rows: [...requestRows(enquiry, language), ...about] },
    ],
    actions: [
      { label: staff.open, url: `${siteOrigin}/admin/requests?open=${type}.${id}` },
      { label: staff.whatsApp, url: `https://wa.me/${phone.replace(/\D/g, '')}` },
    ],
    footer: staff.footer,
  });
}

const program = (label: string, url: string) => ({ label, value: url, url, isLtr: true });
