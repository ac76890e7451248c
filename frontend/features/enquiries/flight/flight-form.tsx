import { useTranslation } from 'react-i18next';
import { ContactFields } from '../contact-fields.tsx';
import { EnquiryForm } from '../enquiry-form.tsx';
import { FormSection } from '../form-section.tsx';
import { type EnquiryFormProps, useEnquiryForm } from '../use-enquiry-form.ts';
import { FlightFields } from './flight-fields.tsx';
import { flightDefinition } from './flight-values.ts';
import { useFlightTexts } from './use-flight-texts.ts';

export function FlightForm(props: EnquiryFormProps<'POST /flight-requests'>) {
  const { t } = useTranslation('enquiries');
  const enquiry = useEnquiryForm(flightDefinition, useFlightTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry}>
      <FormSection title={t('sections.personal')}>
        <ContactFields />
      </FormSection>
      <FlightFields />
    </EnquiryForm>
  );
}
