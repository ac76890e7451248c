import { useTranslation } from 'react-i18next';
import type { EnquiryTexts } from '../enquiry-definition.ts';

/** What the hotel form says in words of its own. */
export function useHotelTexts(): EnquiryTexts {
  const { t } = useTranslation('hotelBooking');
  return {
    labels: {
      destination: t('fields.destination'),
      check_in: t('fields.check_in'),
      check_out: t('fields.check_out'),
      rooms: t('fields.rooms'),
    },
    sent: t('notice.sent'),
  };
}
