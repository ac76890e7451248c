import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { Button, ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { PageTitle } from '#shared/components/page-title.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { LoadFailureText } from '../../features/programs/load-failure-text.tsx';
import { useChosenDates } from '../../features/programs/use-chosen-dates.ts';
import { ProgramDetail } from '../program/program-detail.tsx';
import programStyles from '../program/program-screen.module.css';
import { ProgramSkeleton } from '../program/program-skeleton.tsx';
import styles from './preview-screen.module.css';
import { type Preview, usePreview } from './use-preview.ts';

/** `/preview#<program id>.<secret>`: a program as visitors will see it. The link is the permission, and it ends. */
export default function PreviewScreen() {
  const { t } = useTranslation('programs');
  const { preview, retry } = usePreview();
  return (
    <div className={`page ${programStyles.screen}`}>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      {preview.state === 'shown' && (
        <p role="note" className={styles.bar}>
          <Icon of="exclamation-circle-filled" />
          <span>
            <strong>{t('preview.bar.title')}</strong> {t('preview.bar.text')}
          </span>
        </p>
      )}
      <Content preview={preview} onRetry={retry} />
    </div>
  );
}

function ShownProgram({ program }: { program: Program }) {
  const dates = useChosenDates(program);
  return (
    <div onClickCapture={stopLinks}>
      <ProgramDetail program={program} dates={dates} />
    </div>
  );
}

function Content({ preview, onRetry }: { preview: Preview; onRetry: () => void }) {
  const { t } = useTranslation(['programs', 'common']);
  if (preview.state === 'loading') {
    return (
      <>
        <PageTitle title={t('preview.title')} />
        <ProgramSkeleton />
      </>
    );
  }
  if (preview.state === 'shown') return <ShownProgram program={preview.program} />;
  if (preview.state === 'ended') {
    return (
      <StateMessage scene="lost" title={t('preview.ended.title')} text={t('preview.ended.text')} level={1}>
        <PageTitle title={t('preview.ended.title')} />
        <ButtonLink to={paths.contact}>{t('preview.ended.contact')}</ButtonLink>
        <ButtonLink to={paths.programs} look="quiet">
          {t('preview.ended.programs')}
        </ButtonLink>
      </StateMessage>
    );
  }
  return (
    <StateMessage
      scene="offline"
      title={t('preview.failed')}
      text={<LoadFailureText error={preview.error} />}
      tone="error"
      level={1}
    >
      <PageTitle title={t('preview.failed')} />
      <Button onClick={onRetry}>{t('common:tryAgain')}</Button>
    </StateMessage>
  );
}

/** Stops links to other pages: nobody can ask for an unpublished program. */
function stopLinks(event: MouseEvent) {
  const link = (event.target as Element).closest('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) {
    event.preventDefault();
    event.stopPropagation();
  }
}
