import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';

export function EnquiryDetailSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <div role="status" aria-label={t('detail.loading')}>
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
      <Skeleton active title={false} paragraph={{ rows: 6 }} />
    </div>
  );
}
