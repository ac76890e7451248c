import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { useTranslation } from 'react-i18next';
import type { Enquiry, EnquiryStatus } from '#contracts/api/enquiries';
import { MenuButton } from '../../components/menu-button.tsx';
import { updateRoute } from '../../features/enquiries/enquiry-routes.ts';
import { statuses, statusLook } from '../../features/enquiries/status-look.ts';
import { StatusTag } from '../../features/enquiries/status-tag.tsx';
import { useChangeStatus } from '../../features/enquiries/use-change-status.ts';
import { useMay } from '../../features/session/use-may.ts';
import styles from './enquiry-table.module.css';

/** A request's status in its row, where staff change it. */
export function StatusButton({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation(['adminRequests', 'admin']);
  const mayChange = useMay(updateRoute(enquiry.type));
  const change = useChangeStatus();
  const { status } = enquiry;
  if (!mayChange || enquiry.merged_into) return <StatusTag status={status} />;
  const label = t('rowStatus', {
    name: enquiry.name || t('admin:requests.unnamed'),
    status: t(`admin:${statusLook[status].label}`),
  });
  return (
    <MenuButton
      menu={{
        selectable: true,
        selectedKeys: [status],
        items: statuses.map((key) => ({ key, label: <StatusTag status={key} /> })),
        onClick: ({ key }) => void change(enquiry, key as EnquiryStatus),
      }}
      className={styles.status}
      aria-label={label}
      data-key="status"
    >
      <StatusTag status={status} />
      <DownOutlined aria-hidden />
    </MenuButton>
  );
}
