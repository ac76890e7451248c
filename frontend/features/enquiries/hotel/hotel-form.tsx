import { useTranslation } from 'react-i18next';
import { ContactFields } from '../contact-fields.tsx';
import { EnquiryForm } from '../enquiry-form.tsx';
import { FormSection } from '../form-section.tsx';
import { type EnquiryFormProps, useEnquiryForm } from '../use-enquiry-form.ts';
import { HotelFields } from './hotel-fields.tsx';
import { hotelDefinition } from './hotel-values.ts';
import { useHotelTexts } from './use-hotel-texts.ts';

export function HotelForm(props: EnquiryFormProps<'POST /hotels'>) {
  const { t } = useTranslation('hotelBooking');
  const { t: shared } = useTranslation('enquiries');
  const enquiry = useEnquiryForm(hotelDefinition, useHotelTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry}>
      <FormSection title={shared('sections.personal')}>
        <ContactFields />
      </FormSection>
      <HotelFields title={t('sections.stay')} />
    </EnquiryForm>
  );
}
