import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { MenuProps } from 'antd/es/menu';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { useAssign, useDesk } from '../../features/enquiries/use-assign.ts';
import { useMay } from '../../features/session/use-may.ts';

/** Returns the entries of a request's menu by which it gets an owner or loses its own. */
export function useOwnerItems() {
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
    return [
      { type: 'divider' },
      ...(me && me.email !== owner?.email
        ? [{ key: 'take', icon, label: t('owner.take'), onClick: () => void assign(enquiry, me.id) }]
        : []),
      ...(others.length > 0
        ? [
            {
              ...{ key: 'give', icon, label: t('owner.give') },
              children: others.map(({ id, name, on_duty_until }) => ({
                key: id,
                label: on_duty_until ? t('owner.onDuty', { name }) : name,
                onClick: () => void assign(enquiry, id),
              })),
            },
          ]
        : []),
      ...(owner ? [{ key: 'back', icon, label: t('owner.handBack'), onClick: () => void assign(enquiry, null) }] : []),
    ];
  };
}
