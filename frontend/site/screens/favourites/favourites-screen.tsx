import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '#contracts/website/paths';
import { Button, ButtonLink } from '#shared/components/button.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import { ShareButton } from '../../components/share-button.tsx';
import { ProgramGrid, ProgramGridSkeleton } from '../../features/programs/program-grid.tsx';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { CardActions } from '../../features/shortlist/card-actions.tsx';
import { KeptFailure, KeptPage } from '../../features/shortlist/kept-page.tsx';
import { idsIn, keepProgram } from '../../features/shortlist/kept-programs.ts';
import { RecentlySeen } from '../../features/shortlist/recently-seen.tsx';
import { useKeptIds } from '../../features/shortlist/use-kept-ids.ts';
import { useKeptPrograms } from '../../features/shortlist/use-kept-programs.ts';
import styles from './favourites-screen.module.css';

/** `/favourites`: the programs that this browser keeps; `/favourites#<ids>`: those of a link that somebody shared. */
export default function FavouritesScreen() {
  const { t } = useTranslation('shortlist');
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const own = useKeptIds('favourites');
  const shared = isHydrated ? idsIn(hash) : [];
  const isShared = shared.length > 0;
  return (
    <KeptPage
      title={t(isShared ? 'favourites.sharedTitle' : 'favourites.title')}
      text={t(isShared ? 'favourites.sharedText' : 'browserOnly')}
    >
      <Programs ids={isShared ? shared : own} isKnown={isHydrated} isShared={isShared} />
      {isHydrated && !isShared && <RecentlySeen />}
    </KeptPage>
  );
}

interface ProgramsProps {
  ids: readonly string[];
  /** False until the browser's list is read. */
  isKnown: boolean;
  isShared: boolean;
}

function Programs({ ids, isKnown, isShared }: ProgramsProps) {
  const { t } = useTranslation('shortlist');
  const view = useProgramView();
  const { data = [], error, isLoading, mutate } = useKeptPrograms(ids);
  // Programs that were just removed disappear at once.
  const programs = data.filter(({ id }) => ids.includes(id));
  if (error && programs.length === 0) return <KeptFailure error={error} onRetry={() => void mutate()} />;
  if (!isKnown || (isLoading && programs.length === 0)) return <ProgramGridSkeleton count={ids.length || 4} />;
  if (programs.length === 0) {
    return (
      <StateMessage scene="empty" title={t('favourites.emptyTitle')} text={t('favourites.emptyText')}>
        <ButtonLink to={paths.programs}>{t('browse')}</ButtonLink>
      </StateMessage>
    );
  }
  return (
    <>
      <ProgramGrid programs={programs.map(view)} level={2} actions={(program) => <CardActions program={program} />} />
      <div className={styles.actions}>
        {isShared ? (
          <AddAll ids={programs.map(({ id }) => id)} />
        ) : (
          <ShareButton title={t('favourites.title')} text={t('favourites.shareText')} hash={ids.join(',')} />
        )}
      </div>
    </>
  );
}

function AddAll({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('shortlist');
  const own = useKeptIds('favourites');
  const isDone = ids.every((id) => own.includes(id));
  const add = () => {
    for (const id of ids.toReversed()) keepProgram('favourites', id);
  };
  return (
    <>
      {!isDone && <Button onClick={add}>{t('favourites.save')}</Button>}
      <p role="status">{isDone && t('favourites.saved')}</p>
    </>
  );
}
