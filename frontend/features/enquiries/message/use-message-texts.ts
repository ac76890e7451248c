import { useTranslation } from 'react-i18next';
import { longestMessage } from '../../../lib/form-rules/message-rules.ts';
import { formatCount } from '../../../lib/format.ts';
import type { EnquiryTexts } from '../enquiry-definition.ts';

/** The contact form's own words; its notices differ from the other forms' (specification, section 8). */
export function useMessageTexts(): EnquiryTexts {
  const { t } = useTranslation('contact');
  const { t: enquiries } = useTranslation('enquiries');
  return {
    labels: {
      name: enquiries('fields.name'),
      phone: enquiries('fields.phone'),
      email: enquiries('fields.email'),
      message: t('fields.message'),
    },
    sentTitle: t('notice.sentTitle'),
    sent: t('notice.sent'),
    failed: t('notice.failed'),
    rules: {
      required: t('rules.required'),
      too_long: t('rules.too_long', { count: longestMessage, limit: formatCount(longestMessage) }),
    },
  };
}
