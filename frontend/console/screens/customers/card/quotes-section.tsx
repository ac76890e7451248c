import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Enquiry } from '#contracts/api/enquiries';
import { paths } from '#contracts/website/paths';
import { Ltr } from '#shared/components/ltr.tsx';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice, formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { type CustomerQuote, quotesOf } from '../../../features/customers/quotes-of.ts';
import { writeKey } from '../../../features/enquiries/enquiry-key.ts';
import { shownState } from '../../../features/quotes/quote-state.ts';
import { StateTag } from '../../../features/quotes/state-tag.tsx';
import styles from '../../requests/detail/enquiry-detail.module.css';

/** The customer's offers, the newest first. Shows nothing without an offer. */
export function QuotesSection({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const { t } = useTranslation('adminCustomers');
  const quotes = quotesOf(enquiries);
  if (quotes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="customer-quotes">
      <h2 id="customer-quotes">{t('list.quotes')}</h2>
      <ul className={`${shared.bare} ${shared.divided}`}>
        {quotes.map((one) => (
          <li key={one.quote.id}>
            <QuoteRow {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Offer 2 · SAR 9,000 · Accepted`, the request, and when it was sent. */
function QuoteRow({ enquiry, quote }: CustomerQuote) {
  const { t } = useTranslation('adminQuotes');
  const { language } = useLanguage();
  const state = shownState(quote, useToday());
  return (
    <>
      <Flex wrap align="center" gap="0 8px">
        <strong>{t('section.number', { number: quote.number })}</strong>
        <Prices>{formatAdminPrice(quote.total_sar, language)}</Prices>
        <StateTag state={state} />
      </Flex>
      <Hint as="div">
        <Link to={`${paths.admin.requests}?open=${writeKey(enquiry)}`}>
          <Ltr>{enquiry.reference}</Ltr>
        </Link>{' '}
        · {formatDateTime(quote.sent_at, language)}
      </Hint>
    </>
  );
}
