import type { TFunction } from 'i18next';
import type { Language } from '#contracts/field-kit/language';
import { formatDate, formatPrice } from '#shared/lib/format.ts';
import { wordsTo } from '../enquiries/reply-text.ts';
import type { LinkedQuote } from './quote-calls.ts';

interface Words {
  /** The texts in the customer's language. */
  t: TFunction<'adminQuotes'>;
  brand: string;
  /** The greeting; undefined if it is not known. */
  hello: string | undefined;
}

/** Drafts the message with the link to a quote, in the quote's language. */
export function quoteText(name: string, { quote, link }: LinkedQuote, { t, brand, hello }: Words): string {
  const language: Language = quote.language;
  return [
    [
      wordsTo(name, brand)(hello),
      t('share.text', {
        total: formatPrice(quote.total_sar, language),
        day: formatDate(quote.valid_until, language),
      }),
    ]
      .filter(Boolean)
      .join('\n'),
    `${t('share.open')}\n${link}`,
  ].join('\n\n');
}
