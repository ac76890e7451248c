import type { EnquiryType } from '#contracts/enquiries';
import type { EnquiryTexts } from '../../../../features/enquiries/enquiry-definition.ts';
import { useMessageTexts } from '../../../contact/use-message-texts.ts';
import { useCustomTexts } from '../../../custom-journey/use-custom-texts.ts';
import { useFlightTexts } from '../../../flight-booking/use-flight-texts.ts';
import { useHotelTexts } from '../../../hotel-booking/use-hotel-texts.ts';

/** How the public form of a type names its fields and rules. */
export function useEntryTexts(type: EnquiryType): EnquiryTexts {
  const texts = {
    flight: useFlightTexts(),
    hotel: useHotelTexts(),
    custom: useCustomTexts(),
    message: useMessageTexts(),
  };
  return texts[type];
}
