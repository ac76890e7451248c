import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { statuses } from '../../../features/enquiries/status-look.ts';
import { StatusTag } from '../../../features/enquiries/status-tag.tsx';
import { useChangeStatus } from '../../../features/enquiries/use-change-status.ts';

/** Changes the status at once. If someone else has changed the request, the newer state is shown. */
export function StatusSelect({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin');
  const change = useChangeStatus();
  return (
    <Select
      aria-label={t('detail.statusFor')}
      data-key="status"
      value={enquiry.status}
      options={statuses.map((status) => ({ value: status, label: <StatusTag status={status} /> }))}
      onChange={(status) => void change(enquiry, status)}
      popupMatchSelectWidth={false}
      style={{ minInlineSize: '10.5rem' }}
    />
  );
}
