import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { ScreenHead } from '../../components/screen-head.tsx';
import { LoadProblem } from '../../features/session/load-problem.tsx';
import { staffApi } from '../../features/session/staff-api.ts';
import { HoursForm } from './hours-form.tsx';

/** `/admin/hours`, for owners: when the agency works, and how soon customers get their first answer. */
export default function HoursScreen() {
  const { t } = useTranslation('adminHours');
  // A reload in the background would replace the form.
  const { data, error, mutate } = useSWR('hours', () => staffApi('GET /settings/hours'), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return (
    <>
      <ScreenHead title={t('title')} actions={null}>
        <p>{t('subtitle')}</p>
      </ScreenHead>
      {data ? (
        <HoursForm
          key={data.version}
          hours={data}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
          onReload={() => void mutate()}
        />
      ) : error ? (
        <LoadProblem title={t('loadFailed')} error={error} onRetry={() => void mutate()} />
      ) : (
        <ListSkeleton label={t('loading')} />
      )}
    </>
  );
}
