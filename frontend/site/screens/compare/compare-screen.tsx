import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { Skeleton } from '#shared/components/skeleton.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import { ShareButton } from '../../components/share-button.tsx';
import { KeptFailure, KeptPage } from '../../features/shortlist/kept-page.tsx';
import { dropProgram, idsIn } from '../../features/shortlist/kept-programs.ts';
import { useKeptIds } from '../../features/shortlist/use-kept-ids.ts';
import { useKeptPrograms } from '../../features/shortlist/use-kept-programs.ts';
import styles from './compare-screen.module.css';
import { CompareTable } from './compare-table.tsx';

const most = 3;

/** `/compare`: up to three programs side by side; `/compare#<ids>`: those of a link that somebody shared. */
export default function CompareScreen() {
  const { t } = useTranslation('shortlist');
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const own = useKeptIds('compared');
  const shared = isHydrated ? idsIn(hash).slice(0, most) : [];
  const remove = (id: string) => {
    if (shared.length === 0) return dropProgram('compared', id);
    const rest = shared.filter((one) => one !== id);
    void navigate({ hash: rest.join(',') }, { replace: true });
  };
  return (
    <KeptPage title={t('compared.title')} text={t('browserOnly')}>
      <Compared ids={shared.length > 0 ? shared : own} isKnown={isHydrated} onRemove={remove} />
    </KeptPage>
  );
}

interface ComparedProps {
  ids: readonly string[];
  /** False until the browser's list is read. */
  isKnown: boolean;
  onRemove: (id: string) => void;
}

function Compared({ ids, isKnown, onRemove }: ComparedProps) {
  const { t } = useTranslation('shortlist');
  const { data = [], error, isLoading, mutate } = useKeptPrograms(ids);
  const programs = data.filter(({ id }) => ids.includes(id));
  if (error && programs.length === 0) return <KeptFailure error={error} onRetry={() => void mutate()} />;
  if (!isKnown || (isLoading && programs.length === 0)) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton className={styles.skeleton} />
      </div>
    );
  }
  if (programs.length === 0) {
    return (
      <StateMessage scene="empty" title={t('compared.emptyTitle')} text={t('compared.emptyText')}>
        <ButtonLink to={paths.programs}>{t('browse')}</ButtonLink>
      </StateMessage>
    );
  }
  return (
    <>
      <CompareTable programs={programs} onRemove={onRemove} />
      <div className={styles.actions}>
        {programs.length === 1 && <p>{t('compared.one')}</p>}
        <ShareButton title={t('compared.title')} text={t('compared.shareText')} hash={ids.join(',')} />
      </div>
    </>
  );
}
