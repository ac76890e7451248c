import { useTranslation } from 'react-i18next';
import { homeCount } from '#catalogue/shown-counts';
import type { Program } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { Button, ButtonLink } from '#shared/components/button.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { LoadFailureText } from '../../features/programs/load-failure-text.tsx';
import { ProgramGrid, ProgramGridSkeleton } from '../../features/programs/program-grid.tsx';
import { useFeaturedPrograms } from '../../features/programs/use-featured-programs.ts';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { useSection } from '../../features/site-content/use-section.ts';
import { BareSection, Section } from './section.tsx';

/** Some of the programs, the featured ones first. */
export function FeaturedPrograms() {
  const { t } = useTranslation('home');
  const home = useSection('home');
  const { data: programs, error, mutate } = useFeaturedPrograms();
  if (programs?.length === 0) return <NoPrograms />;
  const content = () => {
    if (programs) return <Cards programs={programs} />;
    return error ? (
      <Failed error={error} onRetry={() => void mutate()} />
    ) : (
      <ProgramGridSkeleton count={homeCount} widest={3} rowOnPhones />
    );
  };
  return (
    <Section
      id="programs"
      title={home?.programs_title ?? ''}
      text={home?.programs_subtitle ?? ''}
      action={
        <ButtonLink to={paths.programs} look="quiet">
          {t('programs.viewAll')}
        </ButtonLink>
      }
    >
      {content()}
    </Section>
  );
}

function Cards({ programs }: { programs: readonly Program[] }) {
  const view = useProgramView();
  return <ProgramGrid programs={programs.map(view)} level={3} widest={3} priorityCount={0} rowOnPhones />;
}

/** The section without its usual title, which announces programs, and without the link to an empty list. */
function NoPrograms() {
  const { t } = useTranslation(['programs', 'home']);
  return (
    <BareSection id="programs" label={t('list.noneTitle')}>
      <StateMessage scene="empty" title={t('list.noneTitle')} text={t('list.noneText')}>
        <ButtonLink to={paths.customJourney}>{t('home:programs.customJourney')}</ButtonLink>
      </StateMessage>
    </BareSection>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['programs', 'common']);
  return (
    <StateMessage
      scene="offline"
      title={t('list.error')}
      text={<LoadFailureText error={error} />}
      tone="error"
      level={3}
    >
      <Button onClick={onRetry}>{t('common:tryAgain')}</Button>
    </StateMessage>
  );
}
