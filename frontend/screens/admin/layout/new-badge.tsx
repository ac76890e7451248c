import Badge from 'antd/es/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { countText, useNewEnquiries } from '../../../features/enquiries/staff/new-enquiries.tsx';

type Counted = EnquiryType | 'all';

function useCounted(of: Counted) {
  const fresh = useNewEnquiries();
  const counted = of === 'all' ? fresh : fresh?.types[of];
  return counted?.count ? counted : undefined;
}

/** Number of new enquiries of a type or of all, at the corner of an icon or by itself. */
export function NewBadge({ of, children }: { of: Counted; children?: ReactNode }) {
  const counted = useCounted(of);
  if (!counted) return children;
  return (
    <Badge
      count={countText(counted)}
      size={children ? 'small' : 'medium'}
      offset={children ? [6, -4] : undefined}
      title=""
      data-new={of}
      aria-hidden
    >
      {children}
    </Badge>
  );
}

/** The same in words, for those who do not see it. */
export function NewCount({ of }: { of: Counted }) {
  const { t } = useTranslation('admin');
  const counted = useCounted(of);
  return counted && <VisuallyHidden>{t('layout.newRequests', { count: counted.count })}</VisuallyHidden>;
}
