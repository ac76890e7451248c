import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Program } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { Button, ButtonLink } from '#shared/components/button.tsx';
import { PageTitle } from '#shared/components/page-title.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { BackLink } from '../../components/back-link.tsx';
import { LoadFailureText } from '../../features/programs/load-failure-text.tsx';
import { useChosenDates } from '../../features/programs/use-chosen-dates.ts';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { BookingBar } from './booking-bar.tsx';
import { ProgramDetail } from './program-detail.tsx';
import styles from './program-screen.module.css';
import { ProgramSkeleton } from './program-skeleton.tsx';
import { SimilarPrograms } from './similar-programs.tsx';

/** `/program/:id`: all details of one program. */
export default function ProgramScreen() {
  const { t } = useTranslation('programs');
  const { id } = useParams();
  return (
    <div className={`page ${styles.screen}`}>
      <BackLink to={paths.home}>{t('detail.back')}</BackLink>
      {id ? <ProgramById id={id} key={id} /> : <Missing title={t('detail.noId')} text={t('detail.noIdText')} />}
    </div>
  );
}

function ProgramById({ id }: { id: string }) {
  const { t } = useTranslation(['programs', 'common']);
  const { data: program, error, mutate } = useProgram(id);
  if (program) return <FoundProgram program={program} />;
  if (program === null) return <Missing title={t('detail.notFound')} text={t('detail.notFoundText')} />;
  if (!error) return <ProgramSkeleton />;
  return (
    <StateMessage
      scene="offline"
      title={t('detail.error')}
      text={<LoadFailureText error={error} />}
      tone="error"
      level={1}
    >
      <PageTitle title={t('detail.error')} />
      <Button onClick={() => void mutate()}>{t('common:tryAgain')}</Button>
    </StateMessage>
  );
}

function FoundProgram({ program }: { program: Program }) {
  const view = useProgramView()(program);
  const dates = useChosenDates(program);
  return (
    <>
      <ProgramDetail program={program} dates={dates} />
      <SimilarPrograms program={program} />
      <BookingBar program={program} view={view} dates={dates} />
    </>
  );
}

function Missing({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('programs');
  return (
    <StateMessage scene="lost" title={title} text={text} level={1}>
      <PageTitle title={title} />
      <ButtonLink to={paths.programs}>{t('detail.viewPrograms')}</ButtonLink>
    </StateMessage>
  );
}
