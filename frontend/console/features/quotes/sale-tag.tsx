import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import type { SaleState } from '#contracts/api/quote-rules';

/** Shows beside a request's status whether it was offered, won or lost. */
export function SaleTag({ sale }: Pick<Enquiry, 'sale'>) {
  const { t } = useTranslation('admin');
  if (!sale) return null;
  return (
    <Tag style={{ ...look[sale.state], borderColor: 'transparent', marginInlineEnd: 0, lineHeight: 1.4 }}>
      {t(`sale.${sale.state}`)}
    </Tag>
  );
}

/** With a contrast of at least 4.5:1. */
const look: Record<SaleState, { color: string; background: string }> = {
  offered: { color: 'var(--color-saffron-ink)', background: 'var(--color-saffron-pale)' },
  won: { color: 'var(--color-palm)', background: 'var(--color-palm-pale)' },
  lost: { color: 'var(--color-clay)', background: 'var(--color-clay-pale)' },
};
