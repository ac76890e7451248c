import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactFields } from '#shared/features/enquiries/contact-fields.tsx';
import { FlightFields } from '#shared/features/enquiries/flight/flight-fields.tsx';
import { flightDefinition } from '#shared/features/enquiries/flight/flight-values.ts';
import { useFlightTexts } from '#shared/features/enquiries/flight/use-flight-texts.ts';
import { FormSection } from '#shared/features/enquiries/form-section.tsx';
import { EnquiryForm } from '../enquiry-form.tsx';
import { useEnquiryForm } from '../use-enquiry-form.ts';
import type { EnquiryFormProps } from '../use-sending.ts';

export function FlightForm(props: EnquiryFormProps<'POST /flight-requests'>) {
  const enquiry = useEnquiryForm(flightDefinition, useFlightTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry}>
      <Sections />
    </EnquiryForm>
  );
}

const Sections = memo(() => {
  const { t } = useTranslation('enquiries');
  return (
    <>
      <FlightFields />
      <FormSection title={t('sections.personal')}>
        <ContactFields />
      </FormSection>
    </>
  );
});
