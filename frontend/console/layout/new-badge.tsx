import Badge from 'antd/es/badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/api/enquiries';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { countText } from '../features/enquiries/new-enquiries.tsx';
import { type NewEnquiries, useNewEnquiries } from '../features/enquiries/use-new-enquiries.ts';

/** A badge counts new enquiries of one type or of all, customers who wait for staff, or suspected spam. */
export type Counted = EnquiryType | 'all' | 'unanswered' | 'quarantine';

/** A server of an earlier release does not count customers. */
function countOf(fresh: NewEnquiries, of: Counted): Pick<NewEnquiries, 'count' | 'more'> | undefined {
  if (of === 'all') return fresh;
  if (of === 'unanswered') return fresh.unanswered;
  return of === 'quarantine' ? fresh.quarantined : fresh.types[of];
}

/** A quiet colour for spam, since customers are more urgent; one of its own for those who wait. */
const colors: Partial<Record<Counted, string>> = {
  quarantine: 'var(--color-sand-line)',
  unanswered: 'var(--color-teal-pale)',
};

/** The texts for screen readers. */
const words = { quarantine: 'layout.quarantined', unanswered: 'layout.unanswered' } as const;

function useCounted(of: Counted) {
  const fresh = useNewEnquiries();
  const counted = fresh && countOf(fresh, of);
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
      color={colors[of]}
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
        {t(of in words ? words[of as keyof typeof words] : 'layout.newRequests', { count: counted.count })}
      </VisuallyHidden>
    )
  );
}
