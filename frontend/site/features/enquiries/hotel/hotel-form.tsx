import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactFields } from '#shared/features/enquiries/contact-fields.tsx';
import { FormSection } from '#shared/features/enquiries/form-section.tsx';
import { HotelFields } from '#shared/features/enquiries/hotel/hotel-fields.tsx';
import { hotelDefinition } from '#shared/features/enquiries/hotel/hotel-values.ts';
import { useHotelTexts } from '#shared/features/enquiries/hotel/use-hotel-texts.ts';
import { EnquiryForm } from '../enquiry-form.tsx';
import { useEnquiryForm } from '../use-enquiry-form.ts';
import type { EnquiryFormProps } from '../use-sending.ts';

export function HotelForm(props: EnquiryFormProps<'POST /hotels'>) {
  const enquiry = useEnquiryForm(hotelDefinition, useHotelTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry}>
      <Sections />
    </EnquiryForm>
  );
}

const Sections = memo(() => {
  const { t } = useTranslation('hotelBooking');
  const { t: shared } = useTranslation('enquiries');
  return (
    <>
      <HotelFields title={t('sections.stay')} />
      <FormSection title={shared('sections.personal')}>
        <ContactFields />
      </FormSection>
    </>
  );
});
