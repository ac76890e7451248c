import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { Button } from '#shared/components/button.tsx';
import { PageTitle } from '#shared/components/page-title.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { BackLink } from '../../components/back-link.tsx';
import { LoadFailureText } from '../programs/load-failure-text.tsx';
import styles from './kept-page.module.css';

/** A page about programs that the browser keeps. No search engine lists it, and its fragment reaches nobody. */
export function KeptPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useTranslation('shortlist');
  return (
    <div className={`page ${styles.screen}`}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <BackLink to={paths.programs}>{t('browse')}</BackLink>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
      </header>
      <noscript>
        <p>{t('scripts')}</p>
      </noscript>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

export function KeptFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['shortlist', 'common']);
  return (
    <StateMessage scene="offline" title={t('failed')} text={<LoadFailureText error={error} />} tone="error">
      <Button onClick={onRetry}>{t('common:tryAgain')}</Button>
    </StateMessage>
  );
}
