import { useTranslation } from 'react-i18next';
import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { HotelForm } from '../../features/enquiries/hotel/hotel-form.tsx';
import { useHotelSummary } from '../../features/enquiries/hotel/use-hotel-summary.ts';
import { NextSteps } from '../../features/enquiries/next-steps.tsx';

/** `/hotel-booking`: a traveller asks for a hotel. */
export default function HotelBookingScreen() {
  const { t } = useTranslation('hotelBooking');
  const summarise = useHotelSummary();
  return (
    <EnquiryScreen<'POST /hotels'>
      scene="hotel"
      title={t('title')}
      subtitle={t('subtitle')}
      request={{ title: (program) => t('request.title', { program }), subtitle: t('request.subtitle') }}
      description={t('description')}
      sent={{ text: t('sent.text') }}
      summarise={summarise}
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
