import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { lacksSeats } from './quote-state.ts';

/** Marks an acceptance for which the departure has not enough seats. */
export function NoSeatsTag() {
  const { t } = useTranslation('admin');
  return (
    <Tag icon={<WarningOutlined aria-hidden />} style={look}>
      {t('sale.noSeats')}
    </Tag>
  );
}

/** The same for a request that was won. */
export const SaleWithoutSeats = ({ sale, quotes }: Pick<Enquiry, 'sale' | 'quotes'>) =>
  sale?.state === 'won' && quotes.some(lacksSeats) && <NoSeatsTag />;

/** With a contrast of at least 4.5:1. */
const look = {
  ...{ color: 'var(--color-clay)', background: 'var(--color-clay-pale)' },
  ...{ borderColor: 'transparent', marginInlineEnd: 0, lineHeight: 1.4 },
} as const;
