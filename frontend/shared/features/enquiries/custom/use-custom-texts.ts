import { useTranslation } from 'react-i18next';
import type { EnquiryTexts } from '../enquiry-definition.ts';

/** The texts of the custom journey form. */
export function useCustomTexts(): EnquiryTexts {
  const { t } = useTranslation('customJourney');
  return {
    labels: t('fields', { returnObjects: true }),
    sent: t('notice.sent'),
    sentFor: (program) => t('notice.sentFor', { program }),
  };
}
