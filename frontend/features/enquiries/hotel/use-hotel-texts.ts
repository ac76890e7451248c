import { useTranslation } from 'react-i18next';
import type { EnquiryTexts } from '../enquiry-definition.ts';

/** What the hotel form says in words of its own. */
export function useHotelTexts(): EnquiryTexts {
  const { t } = useTranslation('hotelBooking');
  return { sent: t('notice.sent') };
}
