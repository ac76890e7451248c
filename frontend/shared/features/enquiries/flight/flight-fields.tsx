import { useTranslation } from 'react-i18next';
import { flightFields } from '#contracts/api/enquiry-kinds/flight';
import { FormSection } from '../form-section.tsx';
import { NotesSection } from '../notes-section.tsx';
import { LegsSection } from './legs-section.tsx';
import { PassengersSection } from './passengers-section.tsx';
import { RouteFields } from './route-fields.tsx';

/** The fields of the flight itself, for the visitor's form and for staff's. */
export function FlightFields() {
  const { t } = useTranslation('flightBooking');
  return (
    <>
      <FormSection title={t('sections.flight')}>
        <RouteFields />
        <LegsSection />
      </FormSection>
      <FormSection title={t('sections.passengers')}>
        <PassengersSection />
      </FormSection>
      <NotesSection hint={t('notesHint')} limit={flightFields.notes.limit} />
    </>
  );
}
