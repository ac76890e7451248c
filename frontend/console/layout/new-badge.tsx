import Badge from 'antd/es/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { countText } from '../features/enquiries/new-enquiries.tsx';
import { useNewEnquiries } from '../features/enquiries/use-new-enquiries.ts';

/** A badge counts new enquiries of one type, new enquiries of all types, or suspected spam. */
export type Counted = EnquiryType | 'all' | 'quarantine';

function useCounted(of: Counted) {
  const fresh = useNewEnquiries();
  const counted = of === 'all' ? fresh : of === 'quarantine' ? fresh?.quarantined : fresh?.types[of];
  return counted?.count ? counted : undefined;
}

/** The count, at the corner of an icon or alone. */
export function NewBadge({ of, children }: { of: Counted; children?: ReactNode }) {
  const counted = useCounted(of);
  if (!counted) return children;
  return (
    <Badge
      count={countText(counted)}
      size={children ? 'small' : 'medium'}
      offset={children ? [6, -4] : undefined}
      // A quiet colour, because spam is less urgent than a customer.
      color={of === 'quarantine' ? 'var(--color-sand-line)' : undefined}
      // antd gives the icon the colour of text, which is as dark as the menu.
      styles={{ root: { color: 'inherit' } }}
      title=""
      data-new={of}
      aria-hidden
    >
      {children}
    </Badge>
  );
}

/** The same in words, for screen readers. */
export function NewCount({ of }: { of: Counted }) {
  const { t } = useTranslation('admin');
  const counted = useCounted(of);
  return (
    counted && (
      <VisuallyHidden>
        {t(of === 'quarantine' ? 'layout.quarantined' : 'layout.newRequests', { count: counted.count })}
      </VisuallyHidden>
    )
  );
}
