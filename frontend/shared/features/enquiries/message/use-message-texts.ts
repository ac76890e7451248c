import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../lib/format.ts';
import type { EnquiryTexts } from '../enquiry-definition.ts';
import { longestMessage } from './message-values.ts';

/** The texts of the contact form; its notices differ from those of the other forms. */
export function useMessageTexts(): EnquiryTexts {
  const { t } = useTranslation('contact');
  return {
    labels: t('fields', { returnObjects: true }),
    sentTitle: t('notice.sentTitle'),
    sent: t('notice.sent'),
    sentFor: (program) => t('notice.sentFor', { program }),
    failed: t('notice.failed'),
    rules: { required: t('rules.required') },
    tooLong: { message: t('rules.too_long', { count: longestMessage, limit: formatCount(longestMessage) }) },
  };
}
