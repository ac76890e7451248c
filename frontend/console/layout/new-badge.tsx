import Badge from 'antd/es/badge';
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { countText } from '../features/enquiries/new-enquiries.tsx';
import { type Counted, type Urgency, useCounted } from './use-counted.ts';

/** Spam has a quiet colour, since customers are more urgent; who waits has the clock's. */
const looks: Record<Urgency | 'quarantine', CSSProperties> = {
  quarantine: { background: 'var(--color-sand-line)' },
  inTime: { background: 'var(--color-teal-pale)' },
  soon: {},
  late: { background: 'var(--color-clay)', color: 'var(--color-white)' },
};

/** The count, at the corner of an icon or alone. */
export function NewBadge({ of, children }: { of: Counted; children?: ReactNode }) {
  const counted = useCounted(of);
  if (!counted) return children;
  return (
    <Badge
      count={countText(counted)}
      size={children ? 'small' : 'medium'}
      offset={children ? [6, -4] : undefined}
      // antd gives the icon the colour of text, which is as dark as the menu.
      styles={{ root: { color: 'inherit' }, indicator: looks[of === 'quarantine' ? of : counted.urgency] }}
      title=""
      data-new={of}
      data-urgency={counted.urgency}
      aria-hidden
    >
      {children}
    </Badge>
  );
}

/** The same in words, for screen readers. */
export function NewCount({ of }: { of: Counted }) {
  const counted = useCounted(of);
  return counted && <VisuallyHidden>{counted.words}</VisuallyHidden>;
}
