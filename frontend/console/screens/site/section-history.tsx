import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { FieldChange } from '../../features/drafts/field-change.tsx';
import { HistoryFrame } from '../../features/drafts/history-frame.tsx';
import { LoadAlert } from '../../features/session/load-problem.tsx';
import { PictureThumbnail } from '../../features/site-content/picture-thumbnail.tsx';
import { differing, valuesOf } from '../../features/site-content/section-fields.ts';
import { listSiteVersions, readSiteVersion } from '../../features/site-content/section-routes.ts';
import { useSectionWords } from '../../features/site-content/use-section-words.ts';
import type { SectionForm } from './section-form.ts';

interface Props {
  of: SectionForm;
  /** Absent while the draft is planned. */
  onRestore: ((version: number) => void) | undefined;
  onClose: () => void;
}

/** Every publication of a section; the first is what a fresh system shows. */
export function SectionHistory({ of, onRestore, onClose }: Props) {
  const { t } = useTranslation('adminSite');
  const { data, error, mutate } = useSWR(['versions of the site', of.name], () => listSiteVersions(of.name));
  return (
    <HistoryFrame
      versions={data}
      error={error}
      onRetry={() => void mutate()}
      unknown={() => t('initialVersion')}
      changes={(before, after) => <Changes of={of} before={before} after={after} />}
      onRestore={onRestore}
      onClose={onClose}
    />
  );
}

interface ChangesProps extends Pick<Props, 'of'> {
  before: number;
  after: number;
}

function Changes({ of, before, after }: ChangesProps) {
  const { t } = useTranslation('adminDrafts');
  const { nameOf, textOf } = useSectionWords(of.name);
  const { data, error, mutate } = useSWR(
    ['contents of the site', of.name, before, after],
    () => Promise.all([before, after].map((version) => readSiteVersion(of.name, version))),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  if (error) return <LoadAlert title={t('history.loadFailed')} error={error} onRetry={() => void mutate()} />;
  const [one, other] = (data ?? []).map(({ content }) => valuesOf(of.fields, content));
  if (!one || !other) return <Skeleton active title={false} />;
  const places = differing(of.fields, one, other);
  if (places.length === 0) return <Hint>{t('history.same')}</Hint>;
  return (
    <ul className={shared.bare} style={{ display: 'grid', gap: '0.75rem', marginBlockStart: '0.75rem' }}>
      {places.map((place) => (
        <FieldChange
          key={place.path}
          label={nameOf(place)}
          before={textOf(one, place)}
          after={textOf(other, place)}
          pictures={{
            before: <PictureThumbnail values={one} place={place} />,
            after: <PictureThumbnail values={other} place={place} />,
          }}
        />
      ))}
    </ul>
  );
}
