import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { Departure } from '#contracts/api/departures';
import { maximumSeats } from '#contracts/api/offer-terms';
import { formatDayRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { QuoteSource } from '../../../features/quotes/quote-start.ts';
import styles from '../../programs/editor/fields/fields.module.css';
import { readNumber } from '../../programs/editor/fields/number-text.ts';

interface Props {
  source: QuoteSource;
  /** The chosen one. */
  departureId: string | undefined;
}

/** The seats that the customer's acceptance takes, and how many are left. Only a program has departures. */
export function SeatsFields({ source: { departures, today }, departureId }: Props) {
  const { t } = useTranslation('adminQuotes');
  const { language } = useLanguage();
  const offered = departures.filter(({ id, from_date }) => from_date >= today || id === departureId);
  if (offered.length === 0) return null;
  const left = (departure: Departure) =>
    departure.seats_left === null || departure.seats_left === undefined
      ? t('seats.uncounted')
      : t('seats.left', { count: departure.seats_left });
  const chosen = offered.find(({ id }) => id === departureId);
  return (
    <>
      <Form.Item name="departure_id" label={t('fields.departure')} extra={chosen && left(chosen)}>
        <Select
          allowClear
          placeholder={t('seats.none')}
          options={offered.map((departure) => ({
            value: departure.id,
            label: formatDayRange(departure.from_date, departure.to_date, language, { month: 'short' }),
          }))}
        />
      </Form.Item>
      {chosen && (
        <Form.Item name="seats" label={t('fields.seats')} required>
          <InputNumber<number>
            className={styles.number}
            min={1}
            max={maximumSeats}
            precision={0}
            inputMode="numeric"
            parser={readNumber}
          />
        </Form.Item>
      )}
    </>
  );
}
