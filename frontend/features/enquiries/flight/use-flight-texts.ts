import { useTranslation } from 'react-i18next';
import type { EnquiryTexts } from '../enquiry-definition.ts';

/** What the flight form says in words of its own. */
export function useFlightTexts(): EnquiryTexts {
  const { t } = useTranslation('flightBooking');
  const leg = { departure: t('fields.departure'), arrival: t('fields.arrival'), date: t('fields.date') };
  return {
    labels: {
      main_departure: t('fields.main_departure'),
      main_arrival: t('fields.main_arrival'),
      from_date: t('fields.from_date'),
      to_date: t('fields.to_date'),
      travel_class: t('fields.travel_class'),
      ...leg,
    },
    sent: t('notice.sent'),
    rules: { too_small: t('rules.too_small') },
  };
}
