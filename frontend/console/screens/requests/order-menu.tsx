import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../components/menu-button.tsx';
import { useWindowFrom } from '../../components/use-window-from.ts';
import { type EnquiryFilters, isByUrgency } from '../../features/enquiries/enquiry-filters.ts';
import { OrderIcon } from '../../features/enquiries/icons.tsx';

interface Props {
  filters: EnquiryFilters;
  onOrder: (order: EnquiryFilters['order']) => void;
}

/** Says in which order the list is, and turns it round. */
export function OrderMenu({ filters, onOrder }: Props) {
  const { t } = useTranslation('adminRequests', { keyPrefix: 'order' });
  // Elsewhere the words would give the toolbar another line.
  const hasRoom = useWindowFrom('2xl');
  const { order } = filters;
  const words = (one: typeof order) => t(`${isByUrgency(filters) ? 'urgency' : 'arrival'}.${one ?? 'natural'}`);
  const label = t('label', { order: words(order) });
  const items = ([undefined, 'reversed'] as const).map((one) => ({
    key: one ?? 'natural',
    label: (
      <span {...(one === order && { 'aria-current': true as const, style: { fontWeight: 600 } })}>{words(one)}</span>
    ),
    icon: <CheckOutlined aria-hidden style={one === order ? {} : { visibility: 'hidden' }} />,
    onClick: () => onOrder(one),
  }));
  return (
    <MenuButton
      type="default"
      menu={{ items }}
      icon={<OrderIcon aria-hidden className="mirrored" style={order && { scale: '1 -1' }} />}
      aria-label={label}
      {...(!hasRoom && { 'data-hint': label })}
    >
      {hasRoom && words(order)}
    </MenuButton>
  );
}
