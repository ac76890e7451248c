import { useTranslation } from 'react-i18next';
import { flightFields } from '#contracts/api/enquiry-kinds/flight';
import { flightNumber } from '#shared/features/enquiries/flight/flight-values.ts';
import { formatDate } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useReceipt } from '../use-receipt.ts';

/** Returns a function that lists a sent flight request for its receipt, with a row for each leg. */
export function useFlightReceipt() {
  const { t } = useTranslation('flightBooking');
  const { language } = useLanguage();
  return useReceipt(flightFields, {
    legRow: ({ departure, arrival, date = '' }, leg) => ({
      label: t('legs.title', { number: flightNumber(leg) }),
      value: t('summary.leg', { from: isolated(departure), to: isolated(arrival), day: formatDate(date, language) }),
    }),
  });
}
