import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { countText, useNewEnquiries } from '../../../features/enquiries/staff/new-enquiries.tsx';
import styles from './new-badge.module.css';

/** How many requests of a type, or of all, nobody has taken up; nothing where there are none. */
export function NewBadge({ of, className = '' }: { of: EnquiryType | 'all'; className?: string | undefined }) {
  const { t } = useTranslation('admin');
  const fresh = useNewEnquiries();
  const counted = of === 'all' ? fresh : fresh?.types[of];
  if (!counted?.count) return null;
  return (
    <>
      <span className={`${styles.badge} ${className}`} data-new={of} aria-hidden="true">
        {countText(counted)}
      </span>
      <VisuallyHidden>{t('layout.newRequests', { count: counted.count })}</VisuallyHidden>
    </>
  );
}
