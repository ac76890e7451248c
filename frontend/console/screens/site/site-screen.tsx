import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { LoadProblem } from '../../features/session/load-problem.tsx';
import { readSection } from '../../features/site-content/section-routes.ts';
import { AnnouncementPanel } from './announcement-panel.tsx';

/** `/admin/site`, for owners: what the agency says on its own site. */
export default function SiteScreen() {
  const { t } = useTranslation('adminSite');
  // Only what a person asks for replaces the form.
  const { data, error, mutate } = useSWR('site announcement', () => readSection('announcement'), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
  });
  return (
    <>
      <ScreenHead title={t('title')} actions={null}>
        <p>{t('subtitle')}</p>
      </ScreenHead>
      {data ? (
        <AnnouncementPanel
          key={`${data.live.version} ${data.draft?.rev ?? 0} ${data.draft?.saved_at ?? ''}`}
          section={data}
          onChanged={(section) => void mutate(section, { revalidate: section === undefined })}
        />
      ) : error ? (
        <LoadProblem title={t('loadFailed')} error={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton label={t('loading')} />
      )}
    </>
  );
}
