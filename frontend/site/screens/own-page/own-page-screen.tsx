import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageFrame } from '#shared/components/page-frame.tsx';
import { PageDocument } from '../../features/pages/page-document.tsx';
import { useOwnPage } from '../../features/pages/use-own-page.ts';
import NotFoundScreen from '../not-found/not-found-screen.tsx';

/** `/p/:name`: a page of the agency's own. */
export default function OwnPageScreen() {
  const { t } = useTranslation('common');
  const { name = '' } = useParams();
  const { page, error } = useOwnPage(name.toLowerCase());
  if (page) return <PageDocument scene="riyadh" page={page} title={t('brand.name')} />;
  return error ? <NotFoundScreen /> : <PageFrame />;
}
