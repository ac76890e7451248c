import { useTranslation } from 'react-i18next';
import { hotelFields } from '#contracts/api/enquiry-kinds/hotel';
import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { HotelForm } from '../../features/enquiries/hotel/hotel-form.tsx';
import { NextSteps } from '../../features/enquiries/next-steps.tsx';
import { useReceipt } from '../../features/enquiries/use-receipt.ts';
import { useFormText } from '../../features/site-content/use-form-text.ts';

/** `/hotel-booking`: a traveller asks for a hotel. */
export default function HotelBookingScreen() {
  const { t } = useTranslation('hotelBooking');
  const say = useFormText();
  const receipt = useReceipt(hotelFields, { labels: { travellers: t('summary.guests') } });
  return (
    <EnquiryScreen<'POST /hotels'>
      scene="hotel"
      title={t('title')}
      subtitle={say('hotel')}
      request={{
        heading: { title: t('request.title'), subtitle: say('hotel_program') },
        sent: (program) => ({ text: t('request.sent', { program }) }),
      }}
      sent={{ text: t('sent.text') }}
      receipt={receipt}
      form={(props) => <HotelForm {...props} />}
      aside={(state) => (
        <NextSteps
          {...state}
          steps={[
            { title: t('steps.offer.title'), text: t('steps.offer.text') },
            { title: t('steps.stay.title'), text: t('steps.stay.text') },
          ]}
          chat={t('chat')}
        />
      )}
    />
  );
}
