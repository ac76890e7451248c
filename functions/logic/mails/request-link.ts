import type { Enquiry } from '#contracts/api/enquiries';
import type { Contact } from '#contracts/api/site-contact-rules';
import type { Mail } from '../../data/mail.ts';
import { renderMail, repliesTo } from './render-mail.ts';
import { mailTexts } from './texts/texts.ts';

/** The mail for who has lost the link to the page of a request. */
export function requestLinkMail(
  { language, type, reference }: Pick<Enquiry, 'language' | 'type' | 'reference'>,
  { page, contact }: { page: string; contact: Contact },
): Omit<Mail, 'to'> {
  const { page: texts, visitor } = mailTexts[language];
  return renderMail({
    ...{ language, contact },
    subject: `${texts.linkSubject} (${reference})`,
    preview: texts.linkLead,
    paragraphs: [visitor.hello, texts.linkLead],
    code: { label: visitor.codeLabel[type], value: reference, hint: visitor.codeHint },
    actions: [{ label: texts.open, url: page }],
    after: texts.keep,
    footer: texts.linkFooter,
    ...repliesTo(contact),
  });
}
