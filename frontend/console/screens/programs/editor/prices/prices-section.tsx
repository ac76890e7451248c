import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { offerOf } from '#catalogue/offer';
import type { Departure } from '#contracts/api/departures';
import { isDay } from '#contracts/field-kit/calendar';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../../../components/console.module.css';
import { pricesBody } from '../../../../features/programs/part-values.ts';
import type { ProgramValues } from '../../../../features/programs/program-values.ts';
import { PriceLines } from './price-lines.tsx';

interface Props {
  /** Null if the program has only that of its own dates. */
  departures: Departure[] | null;
}

/** The program's own prices, and what visitors see of them. */
export function PricesSection({ departures }: Props) {
  const { t } = useTranslation('adminOffer');
  return (
    <section aria-labelledby="program-prices-title" className={shared.apart}>
      <h3 id="program-prices-title" className={shared.subhead}>
        {t('prices.title')}
      </h3>
      <p>{t('prices.text')}</p>
      <FromPrice departures={departures} />
      <PriceLines />
    </section>
  );
}

/** The price with which lists advertise the program, by the catalogue's own rules. */
function FromPrice({ departures }: Props) {
  const { t } = useTranslation('adminOffer');
  const { language } = useLanguage();
  const today = useToday();
  const form = Form.useFormInstance<ProgramValues>();
  const typed = Form.useWatch(
    (all: ProgramValues) => ({
      from_date: all.from_date,
      to_date: all.to_date,
      nights: all.nights,
      price_sar: all.price_sar,
      prices: all.prices,
    }),
    { form, preserve: true },
  );
  if (!typed?.prices?.lines || typed.price_sar === null || typed.price_sar === undefined) return null;
  const { price_sar } = typed;
  // Until the dates are typed, the program counts as one that can be booked.
  const dayOf = (day: string | undefined) => (isDay(day) ? day : today);
  const offer = offerOf(
    {
      ...{ id: '', version: 1, updated_at: '', departures, price_sar },
      ...{ from_date: dayOf(typed.from_date), to_date: dayOf(typed.to_date), nights: typed.nights ?? 1 },
      prices: pricesBody(typed.prices, price_sar),
    },
    today,
  );
  return (
    <p role="status">
      <strong>
        <Prices>{t('prices.from', { price: formatAdminPrice(offer.price_sar, language) })}</Prices>
      </strong>
    </p>
  );
}
