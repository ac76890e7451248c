import { paths } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { useLanguage } from '../../features/language/use-language.ts';
import { featuredFirst, featuredOnHome } from '../../features/programs/featured.ts';
import { usePrograms } from '../../features/programs/list-programs.ts';
import { programCardView } from '../../features/programs/program-card-view.ts';
import { ProgramGrid, ProgramGridSkeleton } from '../../features/programs/program-grid.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './featured-programs.module.css';

const shownCount = 6;

/** Some of the programs, the featured ones first. */
export function FeaturedPrograms() {
  const { t } = useTranslation('home');
  const { data: programs, error, mutate } = usePrograms();
  // With no program to show there is nothing to say here.
  if (programs?.length === 0) return null;
  return (
    <section id="programs" className={styles.section}>
      <div className="page">
        <div className={styles.head}>
          <div>
            <h2>{t('programs.title')}</h2>
            <p>{t('programs.subtitle')}</p>
          </div>
          <ButtonLink to={paths.programs} look="quiet">
            {t('programs.viewAll')}
          </ButtonLink>
        </div>
        {!programs && error ? <Failed onRetry={() => void mutate()} /> : <Cards />}
      </div>
    </section>
  );
}

function Cards() {
  const { language } = useLanguage();
  const { data: programs } = usePrograms();
  if (!programs) return <ProgramGridSkeleton count={shownCount} widest={3} />;
  const featured = featuredOnHome(programs);
  const cards = featuredFirst(programs, featured)
    .slice(0, shownCount)
    .map((program) => ({ ...programCardView(program, language), featured: featured.has(program.id) }));
  return <ProgramGrid programs={cards} level={3} widest={3} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['programs', 'common']);
  return (
    <StateMessage scene="offline" title={t('list.error')} text={t('list.errorText')} tone="error" level={3}>
      <Button onClick={onRetry}>{t('common:tryAgain')}</Button>
    </StateMessage>
  );
}
