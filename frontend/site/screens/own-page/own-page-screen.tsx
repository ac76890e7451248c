import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { anchorIn, arriveAt } from '#shared/components/arrive-at.ts';
import { PageFrame } from '#shared/components/page-frame.tsx';
import { PageDocument } from '../../features/pages/page-document.tsx';
import { useOwnPage } from '../../features/pages/use-own-page.ts';
import NotFoundScreen from '../not-found/not-found-screen.tsx';

/** `/p/:name`: a page of the agency's own. */
export default function OwnPageScreen() {
  const { t } = useTranslation('common');
  const { name = '' } = useParams();
  const { page, error } = useOwnPage(name.toLowerCase());
  useLateArrival(name, page);
  if (page) return <PageDocument scene="riyadh" page={page} title={t('brand.name')} />;
  return error ? <NotFoundScreen /> : <PageFrame />;
}

/** Scrolls to the anchor of the address once the page is read: before, the reader came to a page without it. */
function useLateArrival(name: string, page: object | undefined) {
  const { hash } = useLocation();
  const shown = useRef({ name, page });
  useEffect(() => {
    const before = shown.current;
    if (page === before.page) return;
    shown.current = { name, page };
    const isOtherLanguage = before.page && before.name === name;
    const place = hash && !isOtherLanguage && anchorIn(hash);
    return place ? arriveAt(place, 'instant') : undefined;
  }, [name, page, hash]);
}
