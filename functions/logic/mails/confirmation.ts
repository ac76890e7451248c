import { agency, whatsAppLink } from '#contracts/agency';
import type { Enquiry } from '#contracts/enquiries';
import { type EnquiredProgram, programTitle, programUrl } from './enquired-program.ts';
import { contactRows, requestRows } from './enquiry-rows.ts';
import type { MailRow } from './mail-content.ts';
import { renderMail } from './render-mail.ts';
import { visitorSubject } from './subjects.ts';
import { mailTexts } from './texts/texts.ts';
import { withoutLinks } from './typed-text.ts';

interface Context {
  program: EnquiredProgram;
  siteOrigin: string;
}

/** Confirms an enquiry to the visitor, in the language of the enquiry. Replies go to the agency. */
export function confirmationMail(enquiry: Enquiry, { program, siteOrigin }: Context) {
  const { type, name, reference, language, source } = enquiry;
  const { visitor, contact, fields } = mailTexts[language];
  const lead = source === 'staff' ? visitor.entered : visitor.lead[type];
  const title = programTitle(program, language);
  const programRow = title && {
    label: fields.program,
    value: title,
    url: programUrl(siteOrigin, enquiry.program_id ?? ''),
  };
  return renderMail({
    language,
    subject: visitorSubject(enquiry, program),
    preview: lead,
    paragraphs: [visitor.hello(withoutLinks(name)), lead],
    code: { label: visitor.codeLabel[type], value: reference, hint: visitor.codeHint },
    sections: [
      {
        title: visitor.yourRequest[type],
        rows: [...(programRow ? [programRow] : []), ...requestRows(enquiry, language).map(asTyped)],
      },
      { title: contact, rows: contactRows(enquiry, language).map(asTyped) },
    ],
    actions: [
      { label: visitor.chat, url: whatsAppLink(visitor.chatText(type, reference)) },
      { label: visitor.call, url: `tel:${agency.hotline}` },
    ],
    footer: visitor.footer,
    replyTo: agency.email,
  });
}

/** Disables links in typed text: the address in the form may be a stranger's. */
const asTyped = (row: MailRow): MailRow => (row.isLtr ? row : { ...row, value: withoutLinks(row.value) });
