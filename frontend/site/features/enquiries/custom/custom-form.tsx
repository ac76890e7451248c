import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { customFields } from '#contracts/api/enquiry-kinds/custom';
import { ContactFields } from '#shared/features/enquiries/contact-fields.tsx';
import { customDefinition } from '#shared/features/enquiries/custom/custom-values.ts';
import { HotelLevelField } from '#shared/features/enquiries/custom/hotel-level-field.tsx';
import { TravellersFields } from '#shared/features/enquiries/custom/travellers-fields.tsx';
import { TripFields, tripFields } from '#shared/features/enquiries/custom/trip-fields.tsx';
import { useCustomTexts } from '#shared/features/enquiries/custom/use-custom-texts.ts';
import { FieldsUnlessFixed } from '#shared/features/enquiries/fields-unless-fixed.tsx';
import { FormSection } from '#shared/features/enquiries/form-section.tsx';
import { LongTextField } from '#shared/features/enquiries/long-text-field.tsx';
import { EnquiryForm } from '../enquiry-form.tsx';
import { useEnquiryForm } from '../use-enquiry-form.ts';
import type { EnquiryFormProps } from '../use-sending.ts';
import styles from './custom-form.module.css';

/** This code loads only for a form that asks for a departure, at the same time as the program. */
const loadDates = () => import('./asked-dates-section.tsx');
const AskedDatesSection = lazy(loadDates);
if (typeof location !== 'undefined' && location.search.includes('departure=')) void loadDates().catch(() => undefined);

export function CustomForm(props: EnquiryFormProps<'POST /customs'>) {
  const enquiry = useEnquiryForm(customDefinition, useCustomTexts(), props);
  return (
    <EnquiryForm enquiry={enquiry}>
      {props.from.asked && (
        <Suspense fallback={<div className={styles.awaited} />}>
          <AskedDatesSection asked={props.from.asked} />
        </Suspense>
      )}
      <Sections hasParty={props.from.asked !== undefined} />
    </EnquiryForm>
  );
}

const Sections = memo(({ hasParty }: { hasParty: boolean }) => {
  const { t } = useTranslation('customJourney');
  const { t: shared } = useTranslation('enquiries');
  return (
    <>
      <FieldsUnlessFixed names={tripFields}>
        <FormSection title={t('sections.trip')}>
          <TripFields />
        </FormSection>
      </FieldsUnlessFixed>
      {!hasParty && (
        <FormSection title={t('sections.travellers')}>
          <TravellersFields />
        </FormSection>
      )}
      <FieldsUnlessFixed names={['hotel_level']}>
        <FormSection title={t('sections.style')}>
          <HotelLevelField />
        </FormSection>
      </FieldsUnlessFixed>
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
    </>
  );
});
