import type { Enquiry } from '#contracts/api/enquiries';
import type { QuoteInShort } from '#contracts/api/quote-fields';
import type { Language } from '#contracts/field-kit/language';
import type { Mail } from '../../data/mail.ts';
import { formatDay, formatRiyals } from './format.ts';
import { type Letterhead, letterWords } from './letter-words.ts';
import { renderMail, repliesTo } from './render-mail.ts';
import { mailTexts } from './texts/texts.ts';

interface Context {
  /** In which the quote was sent. */
  language: Language;
  page: string;
  letterhead: Letterhead;
}

/** Sends the customer the link to a quote. */
export function quoteMail(
  { reference }: Pick<Enquiry, 'reference'>,
  { total_sar, valid_until }: Pick<QuoteInShort, 'total_sar' | 'valid_until'>,
  { language, page, letterhead }: Context,
): Omit<Mail, 'to'> {
  const { quote: texts, visitor } = mailTexts[language];
  const { contact } = letterhead;
  const { hello, ending } = letterWords(letterhead, language);
  const [total, until] = [formatRiyals(total_sar, language), formatDay(valid_until, language)];
  return renderMail({
    ...{ language, contact },
    subject: `${texts.subject} (${reference})`,
    preview: `${texts.total}: ${total} · ${texts.until}: ${until}`,
    paragraphs: [hello, texts.lead],
    sections: [
      {
        title: texts.title,
        rows: [
          { label: texts.total, value: total },
          { label: texts.until, value: until },
        ],
      },
    ],
    actions: [{ label: texts.open, url: page }],
    after: `${texts.noInvoice} ${texts.keep}`,
    ending,
    footer: visitor.footer,
    ...repliesTo(contact),
  });
}
