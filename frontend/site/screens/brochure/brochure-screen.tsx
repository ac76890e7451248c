import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Program } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { Button, ButtonLink } from '#shared/components/button.tsx';
import { PageTitle } from '#shared/components/page-title.tsx';
import { SkeletonLines } from '#shared/components/skeleton.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { BackLink } from '../../components/back-link.tsx';
import { LoadFailureText } from '../../features/programs/load-failure-text.tsx';
import styles from './brochure.module.css';
import { BrochureSheet } from './brochure-sheet.tsx';

/** `/program/:id/brochure`: a program on paper. It is not indexed: the program's own page is. */
export default function BrochureScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['programs', 'common']);
  const { data: program, error, mutate } = useProgram(id);
  return (
    <div className={`page ${styles.screen}`}>
      {program && <Found program={program} />}
      {program === null && (
        <StateMessage scene="lost" title={t('detail.notFound')} text={t('detail.notFoundText')} level={1}>
          <PageTitle title={t('detail.notFound')} />
          <ButtonLink to={paths.programs}>{t('detail.viewPrograms')}</ButtonLink>
        </StateMessage>
      )}
      {program === undefined &&
        (error ? (
          <StateMessage
            scene="offline"
            title={t('detail.error')}
            text={<LoadFailureText error={error} />}
            tone="error"
            level={1}
          >
            <Button onClick={() => void mutate()}>{t('common:tryAgain')}</Button>
          </StateMessage>
        ) : (
          <SkeletonLines count={8} />
        ))}
    </div>
  );
}

function Found({ program }: { program: Program }) {
  const { t } = useTranslation('brochure');
  const { language } = useLanguage();
  const { trip_name } = programTexts(program, language);
  return (
    <>
      <PageTitle title={t('title', { title: trip_name })} />
      <div className={styles.bar}>
        <BackLink to={paths.program(program.id)}>{t('back')}</BackLink>
        <Button look="accent" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <BrochureSheet program={program} />
    </>
  );
}
