import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import useSWR from 'swr';
import type { SiteSearch } from '#contracts/api/site-search-rules';
import { paths } from '#contracts/website/paths';
import { dataAddresses } from '#contracts/website/published-data';
import { readPublished } from '#shared/lib/published.ts';

/** Says that search engines show nothing of the site, if that is so. */
export function HiddenNote() {
  const { t } = useTranslation('admin');
  const { data } = useSWR(dataAddresses.section('search'), readPublished<SiteSearch>);
  if (!data?.hidden) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: '1rem' }}
      title={t('hiddenSite.title')}
      description={<Link to={`${paths.admin.site}?section=search`}>{t('hiddenSite.link')}</Link>}
    />
  );
}
