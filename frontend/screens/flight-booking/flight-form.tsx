import { ContactFields } from '../../features/enquiries/contact-fields.tsx';
import { EnquiryForm } from '../../features/enquiries/enquiry-form.tsx';
import { FormSection } from '../../features/enquiries/form-section.tsx';
import { NotesSection } from '../../features/enquiries/notes-section.tsx';
import { type EnquiryFormProps, useEnquiryForm } from '../../features/enquiries/use-enquiry-form.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { flightDefinition } from './flight-values.ts';
import { LegsSection } from './legs-section.tsx';
import { PassengersSection } from './passengers-section.tsx';
import { RouteFields } from './route-fields.tsx';
import { useFlightTexts } from './use-flight-texts.ts';

export function FlightForm(props: EnquiryFormProps) {
  const { t } = useTranslation('flightBooking');
  const { t: shared } = useTranslation('enquiries');
  const enquiry = useEnquiryForm(flightDefinition, useFlightTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry}>
      <FormSection title={shared('sections.personal')}>
        <ContactFields />
      </FormSection>
      <FormSection title={t('sections.flight')}>
        <RouteFields />
        <LegsSection />
      </FormSection>
      <FormSection title={t('sections.passengers')}>
        <PassengersSection />
      </FormSection>
      <NotesSection hint={t('notesHint')} />
    </EnquiryForm>
  );
}
