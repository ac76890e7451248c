import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import type { QuoteInShort } from '#contracts/api/quote-fields';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice, formatDateTime, formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import { NoSeatsTag } from '../../../features/quotes/no-seats-tag.tsx';
import type { LinkedQuote } from '../../../features/quotes/quote-calls.ts';
import { lacksSeats, shownState } from '../../../features/quotes/quote-state.ts';
import { StateTag } from '../../../features/quotes/state-tag.tsx';
import { useMay } from '../../../features/session/use-may.ts';
import type { RowActions } from '../enquiry-list-props.ts';
import styles from './enquiry-detail.module.css';
import { QuoteMenu } from './quote-menu.tsx';
import { SaleButtons } from './sale-buttons.tsx';

interface Props extends Pick<RowActions, 'onQuote'> {
  enquiry: Enquiry;
  onShare: (enquiry: Enquiry, linked: LinkedQuote) => void;
}

/** The offers to the customer, the newest first, and how the sale ended. */
export function QuotesSection({ enquiry, onQuote, onShare }: Props) {
  const { t } = useTranslation('adminQuotes');
  const mayQuote = useMay('POST /requests/{type}/{id}/quotes') && !enquiry.merged_into;
  const quotes = enquiry.quotes.toReversed();
  return (
    <section className={styles.section} aria-labelledby="request-quotes">
      <h2 id="request-quotes">{t('section.title')}</h2>
      {quotes.length === 0 ? (
        <Hint>{t('section.none')}</Hint>
      ) : (
        <ul className={`${shared.bare} ${shared.divided}`}>
          {quotes.map((quote) => (
            <li key={quote.id}>
              <Flex align="center" justify="space-between" gap="small">
                <QuoteRow quote={quote} />
                {mayQuote && <QuoteMenu enquiry={enquiry} quote={quote} onQuote={onQuote} onShare={onShare} />}
              </Flex>
            </li>
          ))}
        </ul>
      )}
      {enquiry.sale?.state === 'lost' && enquiry.sale.reason && (
        <p>
          {t('section.lostBecause')} <bdi>{enquiry.sale.reason}</bdi>
        </p>
      )}
      {mayQuote && (
        <Flex wrap gap="small">
          <Button icon={<FileTextOutlined aria-hidden />} onClick={() => onQuote(enquiry)}>
            {t('section.make')}
          </Button>
          <SaleButtons enquiry={enquiry} />
        </Flex>
      )}
    </section>
  );
}

/** `Offer 2 · SAR 9,000 · Waits for the customer until 5 Dec 2026 · Seen 27 Nov, 10:12` */
function QuoteRow({ quote }: { quote: QuoteInShort }) {
  const { t } = useTranslation('adminQuotes');
  const { language } = useLanguage();
  const state = shownState(quote, useToday());
  const day = formatShortDate(quote.valid_until, language);
  const seen = quote.seen_at && formatDateTime(quote.seen_at, language);
  const answered = quote.answered_at && formatDateTime(quote.answered_at, language);
  return (
    <div className={shared.rest}>
      <Flex wrap align="center" gap="0 8px">
        <strong>{t('section.number', { number: quote.number })}</strong>
        <Prices>{formatAdminPrice(quote.total_sar, language)}</Prices>
        <StateTag state={state} />
        {lacksSeats(quote) && <NoSeatsTag />}
      </Flex>
      <Hint as="div">
        {[
          state === 'open' && t('validUntil', { day }),
          state === 'expired' && t('section.endedOn', { day }),
          answered ?? (seen ? t('section.seen', { time: seen }) : t('section.unseen')),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Hint>
    </div>
  );
}
