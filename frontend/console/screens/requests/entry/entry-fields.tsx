import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { customFields } from '#contracts/api/enquiry-kinds/custom';
import { HotelLevelField } from '#shared/features/enquiries/custom/hotel-level-field.tsx';
import { TravellersFields } from '#shared/features/enquiries/custom/travellers-fields.tsx';
import { TripFields } from '#shared/features/enquiries/custom/trip-fields.tsx';
import { FlightFields } from '#shared/features/enquiries/flight/flight-fields.tsx';
import { FormSection } from '#shared/features/enquiries/form-section.tsx';
import { HotelFields } from '#shared/features/enquiries/hotel/hotel-fields.tsx';
import { LongTextField } from '#shared/features/enquiries/long-text-field.tsx';
import { MessageField } from '#shared/features/enquiries/message/message-field.tsx';

/** The fields of the public form of this type. */
export function EntryFields({ type }: { type: EnquiryType }) {
  const { t } = useTranslation('adminRequests');
  switch (type) {
    case 'flight':
      return <FlightFields />;
    case 'hotel':
      return <HotelFields title={t('entry.stay')} />;
    case 'custom':
      return <CustomFields />;
    case 'message':
      return <MessageFields />;
  }
}

function CustomFields() {
  const { t } = useTranslation('customJourney');
  const { t: admin } = useTranslation('adminRequests');
  return (
    <>
      <FormSection title={t('sections.trip')}>
        <TripFields needsStart={false} />
      </FormSection>
      <FormSection title={t('sections.travellers')}>
        <TravellersFields />
      </FormSection>
      <FormSection title={admin('entry.wishes')}>
        <HotelLevelField />
        <LongTextField
          name="travel_expert_help"
          label={admin('entry.expertHelp')}
          limit={customFields.travel_expert_help.limit}
          placeholder={t('expertHint')}
        />
      </FormSection>
    </>
  );
}

function MessageFields() {
  const { t } = useTranslation('adminRequests');
  return (
    <FormSection title={t('entry.question')}>
      <MessageField hint={t('entry.messageHint')} />
    </FormSection>
  );
}
