import { useTranslation } from 'react-i18next';
import { hotelFields } from '#contracts/api/enquiry-kinds/hotel';
import { FieldsUnlessFixed } from '../fields-unless-fixed.tsx';
import { FormSection } from '../form-section.tsx';
import { NotesSection } from '../notes-section.tsx';
import { GuestsSection } from './guests-section.tsx';
import { StayFields, stayFields } from './stay-fields.tsx';

/** The fields of the stay itself, for the visitor's form and for staff's. */
export function HotelFields({ title }: { title: string }) {
  const { t } = useTranslation('hotelBooking');
  return (
    <>
      <FieldsUnlessFixed names={stayFields}>
        <FormSection title={title}>
          <StayFields />
        </FormSection>
      </FieldsUnlessFixed>
      <FormSection title={t('sections.guests')}>
        <GuestsSection />
      </FormSection>
      <NotesSection hint={t('notesHint')} limit={hotelFields.notes.limit} />
    </>
  );
}
