import { useTranslation } from 'react-i18next';
import { siteFreeDays } from '#catalogue/cancellation';
import { site } from '#shared/lib/site.ts';
import { LegalDocument } from '../../features/legal/legal-document.tsx';

const sections = ['use', 'booking', 'payment', 'cancellation', 'liability', 'law'] as const;

/** `/terms`: the terms and conditions. */
export default function TermsScreen() {
  const { t } = useTranslation('legal');
  const { t: common } = useTranslation('common');
  const days = {
    refundDays: common('daysOrMore', { count: site.fullRefundDays }),
    freeDays: common('days', { count: siteFreeDays }),
  };
  return (
    <LegalDocument
      scene="riyadh"
      title={t('terms.title')}
      subtitle={t('terms.subtitle')}
      description={t('terms.description')}
      intro={t('terms.intro')}
      sections={sections.map((id) => ({
        id,
        title: t(`terms.${id}.title`),
        blocks: t(`terms.${id}.body`, { returnObjects: true, ...days }),
      }))}
    />
  );
}
