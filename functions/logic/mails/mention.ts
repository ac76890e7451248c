import type { Enquiry, HistoryEntry } from '#contracts/api/enquiries';
import type { Language } from '#contracts/field-kit/fields';
import { contactRows } from './enquiry-rows.ts';
import { oneLine } from './one-line.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './sender.ts';
import { mailTexts } from './texts/texts.ts';

interface Context {
  /** The mail's language. */
  language: Language;
  siteOrigin: string;
  contact: Sender;
}

/** Tells a member of staff that a colleague's note mentions them. Replies go to the colleague. */
export function mentionMail(
  enquiry: Enquiry,
  { note, by }: Extract<HistoryEntry, { action: 'note_added' }>,
  { language, siteOrigin, contact: agency }: Context,
) {
  const { type, id, reference, name } = enquiry;
  const { mention, contact, staff } = mailTexts[language];
  const author = oneLine(by.name || by.email);
  return renderMail({
    ...{ language, contact: agency },
    subject: `${mention.subject(author)} (${reference})`,
    preview: `${name} · ${reference}`,
    paragraphs: [mention.lead(author, reference)],
    quote: note,
    sections: [{ title: contact, rows: contactRows(enquiry, language) }],
    actions: [{ label: staff.open, url: `${siteOrigin}/admin/requests?open=${type}.${id}` }],
    footer: mention.footer,
    replyTo: by.email,
  });
}
