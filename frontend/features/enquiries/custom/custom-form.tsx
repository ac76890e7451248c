import { useTranslation } from 'react-i18next';
import { customFields } from '#contracts/enquiry-kinds/custom';
import { ContactFields } from '../contact-fields.tsx';
import { EnquiryForm } from '../enquiry-form.tsx';
import { FormSection } from '../form-section.tsx';
import { LongTextField } from '../long-text-field.tsx';
import { Settleable } from '../settleable.tsx';
import { type EnquiryFormProps, useEnquiryForm } from '../use-enquiry-form.ts';
import { customDefinition } from './custom-values.ts';
import { HotelLevelField } from './hotel-level-field.tsx';
import { TravellersFields } from './travellers-fields.tsx';
import { TripFields, tripFields } from './trip-fields.tsx';
import { useCustomTexts } from './use-custom-texts.ts';

export function CustomForm(props: EnquiryFormProps<'POST /customs'>) {
  const { t } = useTranslation('customJourney');
  const { t: shared } = useTranslation('enquiries');
  const enquiry = useEnquiryForm(customDefinition, useCustomTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry}>
      <Settleable names={tripFields}>
        <FormSection title={t('sections.trip')}>
          <TripFields />
        </FormSection>
      </Settleable>
      <FormSection title={t('sections.travellers')}>
        <TravellersFields />
      </FormSection>
      <Settleable names={['hotel_level']}>
        <FormSection title={t('sections.style')}>
          <HotelLevelField />
        </FormSection>
      </Settleable>
      <FormSection title={t('sections.expert')}>
        <LongTextField
          name="travel_expert_help"
          label={shared('fields.travel_expert_help')}
          limit={customFields.travel_expert_help.limit}
          placeholder={t('expertHint')}
        />
      </FormSection>
      <FormSection title={t('sections.personal')}>
        <ContactFields needsEmail={false} />
      </FormSection>
    </EnquiryForm>
  );
}
