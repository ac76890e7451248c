import { useTranslation } from 'react-i18next';
import { lastDayToAsk } from '#catalogue/departures';
import { adultPrice } from '#catalogue/prices';
import type { Departure } from '#contracts/api/departures';
import { formatAdminPrice, formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';

/** Functions that put what a departure has into words. */
export function useDepartureTexts() {
  const { t } = useTranslation('adminOffer');
  const { language } = useLanguage();
  const today = useToday();
  return {
    dayOf: ({ from_date }: Pick<Departure, 'from_date'>) => formatShortDate(from_date, language),
    deadlineOf: (departure: Departure) => {
      const day = formatShortDate(lastDayToAsk(departure), language);
      return departure.deadline ? day : t('departures.dayBefore', { day });
    },
    priceOf: ({ prices }: Departure) =>
      prices
        ? t('departures.ownPrices', { price: formatAdminPrice(adultPrice(prices, today), language) })
        : t('departures.programPrices'),
  };
}
