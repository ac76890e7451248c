import { useTranslation } from 'react-i18next';
import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { FlightForm } from '../../features/enquiries/flight/flight-form.tsx';
import { useFlightReceipt } from '../../features/enquiries/flight/use-flight-receipt.ts';
import { NextSteps } from '../../features/enquiries/next-steps.tsx';
import { useFormText } from '../../features/site-content/use-form-text.ts';

/** `/flight-booking`: a traveller asks for a flight. */
export default function FlightBookingScreen() {
  const { t } = useTranslation('flightBooking');
  const say = useFormText();
  const receipt = useFlightReceipt();
  return (
    <EnquiryScreen<'POST /flight-requests'>
      scene="plane"
      mirrors
      title={t('title')}
      subtitle={say('flight')}
      request={{
        heading: { title: t('request.title'), subtitle: say('flight_program') },
        sent: (program) => ({ text: t('request.sent', { program }) }),
      }}
      sent={{ text: t('sent.text') }}
      receipt={receipt}
      form={(props) => <FlightForm {...props} />}
      aside={(state) => (
        <NextSteps
          {...state}
          steps={[
            { title: t('steps.offer.title'), text: t('steps.offer.text') },
            { title: t('steps.fly.title'), text: t('steps.fly.text') },
          ]}
          chat={t('chat')}
        />
      )}
    />
  );
}
