import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { EnquiryStatus } from '#contracts/api/enquiries';
import { statusLook } from './status-look.ts';

export function StatusTag({ status }: { status: EnquiryStatus }) {
  const { t } = useTranslation('admin');
  const { icon: Sign, label, ink, ground } = statusLook[status];
  return (
    <Tag
      icon={<Sign aria-hidden />}
      style={{ color: ink, background: ground, borderColor: 'transparent', marginInlineEnd: 0 }}
    >
      {t(label)}
    </Tag>
  );
}
