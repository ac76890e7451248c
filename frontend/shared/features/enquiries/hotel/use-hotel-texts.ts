import { useTranslation } from 'react-i18next';
import type { EnquiryTexts } from '../enquiry-definition.ts';

/** The texts of the hotel form. */
export function useHotelTexts(): EnquiryTexts {
  const { t } = useTranslation('hotelBooking');
  return { sent: t('notice.sent'), sentFor: (program) => t('notice.sentFor', { program }) };
}
