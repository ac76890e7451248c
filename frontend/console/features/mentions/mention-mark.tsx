import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import type { EnquiryKey } from '../enquiries/enquiry-key.ts';
import { useMentioned } from './use-mentioned.ts';

/** In a row of the list: a note mentions the reader. */
export function MentionMark({ enquiry }: { enquiry: EnquiryKey }) {
  const { t } = useTranslation('adminRequests');
  if (!useMentioned(enquiry)) return null;
  const words = t('mentionsYou');
  return (
    <strong title={words} style={{ color: 'var(--color-clay)' }} data-mention>
      <span aria-hidden>@</span>
      <VisuallyHidden>{words}</VisuallyHidden>{' '}
    </strong>
  );
}
