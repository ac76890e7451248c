import { FormSection } from '../../features/enquiries/form-section.tsx';
import { NotesSection } from '../../features/enquiries/notes-section.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { GuestsSection } from './guests-section.tsx';
import { StayFields } from './stay-fields.tsx';

/** The stay itself, whoever asks for it: the visitor, or staff on the telephone. */
export function HotelFields({ title }: { title: string }) {
  const { t } = useTranslation('hotelBooking');
  return (
    <>
      <FormSection title={title}>
        <StayFields />
      </FormSection>
      <FormSection title={t('sections.guests')}>
        <GuestsSection />
      </FormSection>
      <NotesSection hint={t('notesHint')} />
    </>
  );
}
