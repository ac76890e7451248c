import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '#contracts/api/enquiries';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { OwnWords } from '../../../components/facts.tsx';

type Action = `quote_${'sent' | 'withdrawn' | 'seen' | 'seats' | 'seats_returned' | 'expired'}` | 'sale_settled';
type Entry = Extract<HistoryEntry, { action: Action }>;

/** An action of staff or the system on a quote, or the end of the sale. */
export function QuoteEvent({ entry }: { entry: Entry }) {
  const { t } = useTranslation('adminQuotes');
  const { language } = useLanguage();
  switch (entry.action) {
    case 'quote_sent': {
      const total = formatAdminPrice(entry.total_sar, language);
      return (
        <p>
          <Prices>{t(`events.sent.${entry.channel}`, { number: entry.number, total })}</Prices>
        </p>
      );
    }
    case 'quote_seats':
      return entry.taken ? (
        <p>{t('events.seatsTaken', { number: entry.number, count: entry.seats })}</p>
      ) : (
        <p>
          <strong style={{ color: 'var(--color-clay)' }}>{t('events.seatsMissing', { number: entry.number })}</strong>
        </p>
      );
    case 'quote_seats_returned':
      return <p>{t('events.seatsReturned', { number: entry.number, count: entry.seats })}</p>;
    case 'sale_settled':
      return (
        <>
          <p>{t(`events.settled.${entry.state ?? 'open'}`)}</p>
          {entry.reason && <OwnWords text={entry.reason} />}
        </>
      );
    default:
      return <p>{t(`events.${entry.action}`, { number: entry.number })}</p>;
  }
}
