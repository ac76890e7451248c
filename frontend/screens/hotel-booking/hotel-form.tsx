import { ContactFields } from '../../features/enquiries/contact-fields.tsx';
import { EnquiryForm } from '../../features/enquiries/enquiry-form.tsx';
import { FormSection } from '../../features/enquiries/form-section.tsx';
import { NotesSection } from '../../features/enquiries/notes-section.tsx';
import { type EnquiryFormProps, useEnquiryForm } from '../../features/enquiries/use-enquiry-form.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { GuestsSection } from './guests-section.tsx';
import { hotelDefinition } from './hotel-values.ts';
import { StayFields } from './stay-fields.tsx';
import { useHotelTexts } from './use-hotel-texts.ts';

export function HotelForm(props: EnquiryFormProps) {
  const { t } = useTranslation('hotelBooking');
  const { t: shared } = useTranslation('enquiries');
  const enquiry = useEnquiryForm(hotelDefinition, useHotelTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry}>
      <FormSection title={shared('sections.personal')}>
        <ContactFields />
      </FormSection>
      <FormSection title={t('sections.stay')}>
        <StayFields />
      </FormSection>
      <FormSection title={t('sections.guests')}>
        <GuestsSection />
      </FormSection>
      <NotesSection hint={t('notesHint')} />
    </EnquiryForm>
  );
}
