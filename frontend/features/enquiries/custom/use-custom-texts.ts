import { useTranslation } from 'react-i18next';
import type { EnquiryTexts } from '../enquiry-definition.ts';

/** The custom journey form's own words. */
export function useCustomTexts(): EnquiryTexts {
  const { t } = useTranslation('customJourney');
  return { labels: t('fields', { returnObjects: true }), sent: t('notice.sent') };
}
