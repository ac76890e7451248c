import { useTranslation } from 'react-i18next';
import { customFields } from '#contracts/api/enquiry-kinds/custom';
import { CustomForm } from '../../features/enquiries/custom/custom-form.tsx';
import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { NextSteps } from '../../features/enquiries/next-steps.tsx';
import { useReceipt } from '../../features/enquiries/use-receipt.ts';

const steps = ['plan', 'book'] as const;

/** `/custom-journey`: a traveller describes a journey for our experts to plan. */
export default function CustomJourneyScreen() {
  const { t } = useTranslation('customJourney');
  const receipt = useReceipt(customFields);
  return (
    <EnquiryScreen<'POST /customs'>
      scene="journey"
      title={t('title')}
      subtitle={t('subtitle')}
      request={{
        heading: { title: t('request.title'), subtitle: t('request.subtitle') },
        sent: (program) => ({ text: t('request.sent', { program }) }),
      }}
      description={t('description')}
      sent={{ title: t('sent.title'), text: t('sent.text') }}
      receipt={receipt}
      form={(props) => <CustomForm {...props} />}
      aside={(state) => (
        <NextSteps
          {...state}
          steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
          programSteps={steps.map((step) => ({
            title: t(`request.steps.${step}.title`),
            text: t(`request.steps.${step}.text`),
          }))}
          chat={t('chat')}
        />
      )}
    />
  );
}
