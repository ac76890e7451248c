import { useTranslation } from 'react-i18next';
import type { EnquiryTexts } from '../enquiry-definition.ts';
import { flightNumber } from './flight-values.ts';

/** The texts of the flight form. */
export function useFlightTexts(): EnquiryTexts {
  const { t } = useTranslation('flightBooking');
  return {
    sent: t('notice.sent'),
    sentFor: (program) => t('notice.sentFor', { program }),
    leg: (index) => t('legs.title', { number: flightNumber(index) }),
  };
}
