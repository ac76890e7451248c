import { useTranslation } from 'react-i18next';
import type { Asked } from '#contracts/api/asked-dates';
import { customFields } from '#contracts/api/enquiry-kinds/custom';
import { askedNoticeTexts, askedRows } from '#shared/features/enquiries/custom/asked-rows.ts';
import type { EnquiryBody } from '#shared/features/enquiries/send-enquiry.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { CustomForm } from '../../features/enquiries/custom/custom-form.tsx';
import { useAskedDates } from '../../features/enquiries/custom/use-asked-dates.ts';
import { EnquiryScreen } from '../../features/enquiries/enquiry-screen.tsx';
import { NextSteps } from '../../features/enquiries/next-steps.tsx';
import { useReceipt } from '../../features/enquiries/use-receipt.ts';
import type { KeptReceipt } from '../../features/enquiries/use-sending.ts';
import { useFormText } from '../../features/site-content/use-form-text.ts';

const steps = ['plan', 'book'] as const;

/** `/custom-journey`: a traveller describes a journey for our experts to plan. */
export default function CustomJourneyScreen() {
  const { t } = useTranslation('customJourney');
  const say = useFormText();
  const { t: words } = useTranslation('enquiries');
  const { language } = useLanguage();
  const receipt = useReceipt(customFields);
  return (
    <EnquiryScreen<'POST /customs'>
      scene="journey"
      title={t('title')}
      subtitle={say('custom')}
      request={{
        heading: { title: t('request.title'), subtitle: say('custom_program') },
        sent: (program) => ({ text: t('request.sent', { program }) }),
      }}
      sent={{ title: t('sent.title'), text: t('sent.text') }}
      receipt={(body, sent) => [...askedRows(askedIn(body, sent), { t: words, language }), ...receipt(body)]}
      notices={(body, sent) => askedNoticeTexts(askedIn(body, sent), 'visitor', { t: words, language })}
      useAskedDates={useAskedDates}
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

/** The request as staff will see it. */
const askedIn = (body: EnquiryBody<'POST /customs'>, { departure }: KeptReceipt): Asked => ({
  departure_id: body.departure_id ?? null,
  seniors: body.seniors ?? 0,
  child_ages: body.child_ages ?? [],
  room: body.room ?? null,
  waiting_list: body.waiting_list ?? false,
  seen_total_sar: body.seen_total_sar ?? null,
  departure: departure ?? null,
});
