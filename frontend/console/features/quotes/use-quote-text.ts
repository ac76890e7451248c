import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { nameInText } from '#contracts/api/site-brand-rules';
import { inLanguage } from '#contracts/website/in-language';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLetters } from '../enquiries/use-letters.ts';
import type { LinkedQuote } from './quote-calls.ts';
import { quoteText } from './quote-text.ts';

/** Returns a function that drafts the message with the link to a quote. Needs the texts of every language. */
export function useQuoteText({ name }: Pick<Enquiry, 'name'>): (linked: LinkedQuote) => string {
  const { i18n } = useTranslation();
  const brand = useBrand();
  const letters = useLetters();
  return (linked) => {
    const { language } = linked.quote;
    return quoteText(name, linked, {
      t: i18n.getFixedT(language, 'adminQuotes'),
      brand: nameInText(brand, language),
      hello: letters && inLanguage(letters, language).chat_hello,
    });
  };
}
