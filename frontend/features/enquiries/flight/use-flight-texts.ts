import { useTranslation } from 'react-i18next';
import type { EnquiryTexts } from '../enquiry-definition.ts';

/** The texts of the flight form. */
export function useFlightTexts(): EnquiryTexts {
  const { t } = useTranslation('flightBooking');
  return {
    sent: t('notice.sent'),
    rules: { too_small: t('rules.too_small') },
  };
}
