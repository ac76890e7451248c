import Empty from 'antd/es/empty';
import { useTranslation } from 'react-i18next';

/** Shown for a period without requests. */
export function Nothing() {
  const { t } = useTranslation('adminOverview');
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('empty')} />;
}
