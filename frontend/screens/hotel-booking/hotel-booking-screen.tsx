import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { NextSteps } from '../../features/enquiries/next-steps.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { HotelForm } from './hotel-form.tsx';

/** `/hotel-booking`: a traveller asks for a hotel. */
export default function HotelBookingScreen() {
  const { t } = useTranslation('hotelBooking');
  return (
    <EnquiryScreen
      scene="hotel"
      title={t('title')}
      subtitle={t('subtitle')}
      description={t('description')}
      sent={{ text: t('sent.text') }}
      form={(props) => <HotelForm {...props} />}
      aside={
        <NextSteps
          steps={[
            { title: t('steps.offer.title'), text: t('steps.offer.text') },
            { title: t('steps.stay.title'), text: t('steps.stay.text') },
          ]}
          chat={t('chat')}
        />
      }
    />
  );
}
