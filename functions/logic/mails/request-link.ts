import type { Enquiry } from '#contracts/api/enquiries';
import type { Mail } from '../../data/mail.ts';
import { type Letterhead, letterWords } from './letter-words.ts';
import { renderMail, repliesTo } from './render-mail.ts';
import { naming } from './sender.ts';
import { mailTexts } from './texts/texts.ts';

/** The mail for who has lost the link to the page of a request. */
export function requestLinkMail(
  { language, type, reference }: Pick<Enquiry, 'language' | 'type' | 'reference'>,
  { page, letterhead }: { page: string; letterhead: Letterhead },
): Omit<Mail, 'to'> {
  const { page: texts, visitor } = mailTexts[language];
  const { contact } = letterhead;
  const { hello, ending } = letterWords(letterhead, language);
  const lead = naming(texts.linkLead, contact, language);
  return renderMail({
    ...{ language, contact },
    subject: `${texts.linkSubject} (${reference})`,
    preview: lead,
    paragraphs: [hello, lead],
    code: { label: visitor.codeLabel[type], value: reference, hint: visitor.codeHint },
    actions: [{ label: texts.open, url: page }],
    after: texts.keep,
    ending,
    footer: texts.linkFooter,
    ...repliesTo(contact),
  });
}
