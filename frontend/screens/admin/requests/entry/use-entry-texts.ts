import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import type { EnquiryTexts } from '../../../../features/enquiries/enquiry-definition.ts';
import { useMessageTexts } from '../../../contact/use-message-texts.ts';
import { useCustomTexts } from '../../../custom-journey/use-custom-texts.ts';
import { useFlightTexts } from '../../../flight-booking/use-flight-texts.ts';
import { useHotelTexts } from '../../../hotel-booking/use-hotel-texts.ts';

/** The names and rules of the public form of a type, which ask for the customer's name and not for one's own. */
export function useEntryTexts(type: EnquiryType): EnquiryTexts {
  const texts = {
    flight: useFlightTexts(),
    hotel: useHotelTexts(),
    custom: useCustomTexts(),
    message: useMessageTexts(),
  };
  const { t } = useTranslation('adminRequests');
  return { ...texts[type], missing: t('entry.missing', { returnObjects: true }) };
}
