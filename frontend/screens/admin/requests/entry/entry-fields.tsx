import Form from 'antd/es/form';
import TextArea from 'antd/es/input/TextArea';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import { FormSection } from '../../../../features/enquiries/form-section.tsx';
import { MessageField } from '../../../contact/message-field.tsx';
import { HotelLevelField } from '../../../custom-journey/hotel-level-field.tsx';
import { TravellersFields } from '../../../custom-journey/travellers-fields.tsx';
import { TripFields } from '../../../custom-journey/trip-fields.tsx';
import { FlightFields } from '../../../flight-booking/flight-fields.tsx';
import { HotelFields } from '../../../hotel-booking/hotel-fields.tsx';

/** What a customer may ask for: the fields of the public form of this type. */
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
        <Form.Item name="travel_expert_help" label={admin('entry.expertHelp')}>
          <TextArea rows={4} maxLength={3000} placeholder={t('expertHint')} />
        </Form.Item>
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
