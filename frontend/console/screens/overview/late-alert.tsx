import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { useNewEnquiries } from '../../features/enquiries/use-new-enquiries.ts';

/** Says how many customers have waited too long, or will have in a quarter of an hour, and leads to them. */
export function LateAlert() {
  const { t } = useTranslation('adminOverview');
  const { late, due_soon } = useNewEnquiries() ?? {};
  const parts = [
    late?.count ? t('late.late', { count: late.count }) : undefined,
    due_soon?.count ? t('late.soon', { count: due_soon.count }) : undefined,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Alert
      type={late?.count ? 'error' : 'warning'}
      showIcon
      style={{ marginBlockEnd: '1.25rem' }}
      title={parts.join(' · ')}
      action={<Link to={`${paths.admin.requests}?tab=unanswered`}>{t('late.show')}</Link>}
    />
  );
}
