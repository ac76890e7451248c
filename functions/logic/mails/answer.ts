import type { Enquiry } from '#contracts/api/enquiries';
import type { Mail } from '../../data/mail.ts';
import { type Letterhead, letterWords } from './letter-words.ts';
import { shortened } from './one-line.ts';
import { renderMail, repliesTo } from './render-mail.ts';
import { mailTexts } from './texts/texts.ts';

/** In characters: mail lists show about as many. */
const longestPreview = 120;

/** Staff's answer to the customer, in the customer's language. */
export function answerMail(
  { language, type, reference }: Pick<Enquiry, 'language' | 'type' | 'reference'>,
  { text, page, letterhead }: { text: string; page: string | undefined; letterhead: Letterhead },
): Omit<Mail, 'to'> {
  const { page: texts, visitor } = mailTexts[language];
  const { contact } = letterhead;
  const { hello, ending } = letterWords(letterhead, language);
  return renderMail({
    ...{ language, contact },
    subject: `${texts.answerSubject[type]} (${reference})`,
    preview: shortened(text, longestPreview),
    paragraphs: [hello, texts.answerLead[type]],
    quote: text,
    ...(page && { actions: [{ label: texts.reply, url: page }], after: texts.keep }),
    ending,
    footer: visitor.footer,
    ...repliesTo(contact),
  });
}
