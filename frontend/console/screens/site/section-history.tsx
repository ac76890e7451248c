import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { FieldChange } from '../../features/drafts/field-change.tsx';
import { HistoryFrame } from '../../features/drafts/history-frame.tsx';
import { LoadAlert } from '../../features/session/load-problem.tsx';
import { differing, valuesOf } from '../../features/site-content/announcement-values.ts';
import { listSiteVersions, readSiteVersion } from '../../features/site-content/section-routes.ts';
import { useAnnouncementWords } from '../../features/site-content/use-announcement-words.ts';

interface Props {
  onRestore: (version: number) => void;
  onClose: () => void;
}

/** Every publication of the announcement; the first is what a fresh system shows. */
export function SectionHistory({ onRestore, onClose }: Props) {
  const { t } = useTranslation('adminSite');
  const { data, error, mutate } = useSWR('versions of the announcement', () => listSiteVersions('announcement'));
  return (
    <HistoryFrame
      versions={data}
      error={error}
      onRetry={() => void mutate()}
      unknown={() => t('initialVersion')}
      changes={(before, after) => <Changes before={before} after={after} />}
      onRestore={onRestore}
      onClose={onClose}
    />
  );
}

function Changes({ before, after }: { before: number; after: number }) {
  const { t } = useTranslation('adminDrafts');
  const { nameOf, textOf } = useAnnouncementWords();
  const { data, error, mutate } = useSWR(
    ['contents of the announcement', before, after],
    () => Promise.all([before, after].map((version) => readSiteVersion('announcement', version))),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (error) return <LoadAlert title={t('history.loadFailed')} error={error} onRetry={() => void mutate()} />;
  const [one, other] = (data ?? []).map(({ content }) => valuesOf(content));
  if (!one || !other) return <Skeleton active title={false} />;
  const fields = differing(one, other);
  if (fields.length === 0) return <Hint>{t('history.same')}</Hint>;
  return (
    <ul className={shared.bare} style={{ display: 'grid', gap: '0.75rem', marginBlockStart: '0.75rem' }}>
      {fields.map((field) => (
        <FieldChange key={field} label={nameOf(field)} before={textOf(one, field)} after={textOf(other, field)} />
      ))}
    </ul>
  );
}
