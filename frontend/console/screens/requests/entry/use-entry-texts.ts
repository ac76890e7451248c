import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { useCustomTexts } from '#shared/features/enquiries/custom/use-custom-texts.ts';
import type { EnquiryTexts } from '#shared/features/enquiries/enquiry-definition.ts';
import { useFlightTexts } from '#shared/features/enquiries/flight/use-flight-texts.ts';
import { useHotelTexts } from '#shared/features/enquiries/hotel/use-hotel-texts.ts';
import { useMessageTexts } from '#shared/features/enquiries/message/use-message-texts.ts';

/**
 * The public form's labels and messages for a type, in the third person: "the customer's name" instead of "your name".
 */
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
