import { agency } from '#contracts/agency';
import type { Enquiry } from '#contracts/enquiries';
import { contactRows, requestRows } from './enquiry-rows.ts';
import type { MailRow } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { mailTexts } from './texts/texts.ts';

/** Confirms an enquiry to the visitor, in the language he wrote in. */
export function confirmationMail(enquiry: Enquiry) {
  const { type, name, reference, language, source } = enquiry;
  const { visitor } = mailTexts[language];
  const rows = [...requestRows(enquiry, language), ...contactRows(enquiry, language)];
  const lead = source === 'staff' ? visitor.entered : visitor.lead[type];
  return renderMail({
    language,
    subject: visitor.subject(type, reference),
    preview: lead,
    paragraphs: [visitor.hello(withoutLinks(name)), lead],
    code: { label: visitor.codeLabel, value: reference, hint: visitor.codeHint },
    sections: [{ title: visitor.yourRequest, rows: rows.map(asTyped) }],
    actions: [
      { label: visitor.chat, url: whatsAppLink(visitor.chatText(reference)) },
      { label: visitor.call, url: `tel:${agency.hotline}` },
    ],
    footer: visitor.footer,
  });
}

const whatsAppLink = (text: string) => `https://wa.me/${agency.whatsApp}?text=${encodeURIComponent(text)}`;

/** The address in the form may be a stranger's: what was typed must not bring him a link that works. */
const asTyped = (row: MailRow): MailRow => (row.isLtr ? row : { ...row, value: withoutLinks(row.value) });

/** Word joiners, which nobody sees, keep mail programs from making links of addresses. */
const withoutLinks = (text: string) => text.replace(/(?<=\S)[.:/@](?=\S)/g, '$&\u2060');
