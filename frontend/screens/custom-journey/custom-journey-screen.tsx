import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { NextSteps } from '../../features/enquiries/next-steps.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { CustomForm } from './custom-form.tsx';

const steps = ['plan', 'book'] as const;

/** `/custom-journey`: a traveller describes a journey for our experts to plan. */
export default function CustomJourneyScreen() {
  const { t } = useTranslation('customJourney');
  return (
    <EnquiryScreen
      scene="journey"
      title={t('title')}
      subtitle={t('subtitle')}
      description={t('description')}
      sent={{ title: t('sent.title'), text: t('sent.text') }}
      form={(props) => <CustomForm {...props} />}
      aside={
        <NextSteps
          steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
          chat={t('chat')}
        />
      }
    />
  );
}
