import type { Enquiry } from '#contracts/api/enquiries';
import { topicOf } from '#contracts/api/enquiry-topic';
import { telephoneLink, whatsAppLink } from '#contracts/website/contact-links';
import { askedNoticeTexts, askedRows } from './asked-rows.ts';
import { type EnquiredProgram, programTitle, programUrl } from './enquired-program.ts';
import { chosenRows } from './enquiry-rows.ts';
import { type Letterhead, letterWords } from './letter-words.ts';
import { renderMail, repliesTo } from './render-mail.ts';
import { naming } from './sender.ts';
import { visitorSubject } from './subjects.ts';
import { mailTexts } from './texts/texts.ts';

interface Context {
  program: EnquiredProgram;
  siteOrigin: string;
  letterhead: Letterhead;
  /** The link to the request's page; undefined if it is gone. */
  page?: string | undefined;
}

/**
 * Confirms an enquiry to the visitor, in the language of the enquiry. Replies go to the agency. The address may be a
 * stranger's, so the mail repeats no typed text, only choices such as days and numbers.
 */
export function confirmationMail(enquiry: Enquiry, { program, siteOrigin, letterhead, page }: Context) {
  const { type, reference, language, source, program_id } = enquiry;
  const { visitor, fields, quoted, page: pageTexts } = mailTexts[language];
  const { contact } = letterhead;
  const { hello, ending, call } = letterWords(letterhead, language);
  const [phone] = contact.phones;
  const title = programTitle(program, language);
  const lead =
    source === 'staff'
      ? visitor.entered
      : naming(visitor.lead[topicOf(type, program_id)]({ program: title && quoted(title) }), contact, language);
  const programRow = title && {
    label: fields.program,
    value: title,
    url: programUrl(siteOrigin, program_id ?? ''),
  };
  const rows = [...(programRow ? [programRow] : []), ...askedRows(enquiry, language), ...chosenRows(enquiry, language)];
  return renderMail({
    ...{ language, contact },
    subject: visitorSubject(enquiry, program),
    preview: lead,
    paragraphs: [hello, lead, ...askedNoticeTexts(enquiry, 'visitor', language)],
    code: { label: visitor.codeLabel[type], value: reference, hint: visitor.codeHint },
    ...(rows.length > 0 && { sections: [{ title: visitor.yourRequest[type], rows }] }),
    actions: [
      ...(page ? [{ label: pageTexts.follow[type], url: page }] : []),
      { label: visitor.chat, url: whatsAppLink(contact.whatsapp, visitor.chatText(type, reference)) },
      ...(phone ? [{ label: call, url: telephoneLink(phone.number) }] : []),
    ],
    ...(page && { after: pageTexts.keep }),
    ending,
    footer: visitor.footer,
    ...repliesTo(contact),
  });
}
