import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { NextSteps } from '../../features/enquiries/next-steps.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { FlightForm } from './flight-form.tsx';

/** `/flight-booking`: a traveller asks for a flight. */
export default function FlightBookingScreen() {
  const { t } = useTranslation('flightBooking');
  return (
    <EnquiryScreen
      scene="plane"
      mirrors
      title={t('title')}
      subtitle={t('subtitle')}
      description={t('description')}
      sent={{ text: t('sent.text') }}
      form={(props) => <FlightForm {...props} />}
      aside={
        <NextSteps
          steps={[
            { title: t('steps.offer.title'), text: t('steps.offer.text') },
            { title: t('steps.fly.title'), text: t('steps.fly.text') },
          ]}
          chat={t('chat')}
        />
      }
    />
  );
}
