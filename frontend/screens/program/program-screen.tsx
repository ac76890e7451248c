import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Program } from '#contracts/programs';
import { paths } from '#contracts/website/paths';
import { BackLink } from '../../components/back-link.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { LoadFailureText } from '../../features/programs/load-failure-text.tsx';
import { useProgram } from '../../features/programs/use-program.ts';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import { BookingBar } from './booking-bar.tsx';
import { ProgramDetail } from './program-detail.tsx';
import styles from './program-screen.module.css';
import { ProgramSkeleton } from './program-skeleton.tsx';
import { SimilarPrograms } from './similar-programs.tsx';
import { useHasLeftView } from './use-has-left-view.ts';

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
  const { id, title, price, ended } = useProgramView()(program);
  const bookingCard = useRef<HTMLElement>(null);
  const isPast = useHasLeftView(bookingCard);
  return (
    <>
      <ProgramDetail program={program} bookingCard={bookingCard} />
      <SimilarPrograms program={program} />
      <BookingBar id={id} title={title} price={price} ended={ended} isShown={isPast} />
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
