import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { MenuProps } from 'antd/es/menu';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { useAssign } from '../../features/enquiries/use-assign.ts';
import { useDesk } from '../../features/enquiries/use-desk.ts';
import { useMay } from '../../features/session/use-may.ts';

/**
 * Returns the entries of a request's menu by which it gets an owner or loses its own.
 * @param isFlat true for a menu of these entries alone: the colleagues have no menu of their own
 */
export function useOwnerItems(isFlat = false) {
  const { t } = useTranslation('adminRequests');
  const mayAssign = useMay('PUT /requests/{type}/{id}/owner');
  const { data: desk } = useDesk();
  const assign = useAssign();

  return (enquiry: Enquiry): NonNullable<MenuProps['items']> => {
    if (!mayAssign || !desk || enquiry.status === 'done') return [];
    const { owner } = enquiry;
    const icon = <UserOutlined aria-hidden />;
    const others = desk.people.filter(({ id, email }) => id !== desk.me && email !== owner?.email);
    const me = desk.people.find(({ id }) => id === desk.me);
    const colleagues = others.map(({ id, name, on_duty_until }) => ({
      key: id,
      label: on_duty_until ? t('owner.onDuty', { name }) : name,
      onClick: () => void assign(enquiry, id),
    }));
    return [
      ...(isFlat ? [] : [{ type: 'divider' as const }]),
      ...(me && me.email !== owner?.email
        ? [{ key: 'take', icon, label: t('owner.take'), onClick: () => void assign(enquiry, me.id) }]
        : []),
      ...(isFlat || others.length === 0
        ? colleagues
        : [{ key: 'give', icon, label: t('owner.give'), children: colleagues }]),
      ...(owner ? [{ key: 'back', icon, label: t('owner.handBack'), onClick: () => void assign(enquiry, null) }] : []),
    ];
  };
}
