import { useTranslation } from 'react-i18next';
import { Button } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import type { FormProblem } from '#shared/features/enquiries/use-form-problem.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import styles from './note-panel.module.css';

/**
 * A note near the button: there is no connection and nothing is lost; once the connection is back, a button to send.
 * The element is always in the page, so that screen readers announce its content when it appears.
 */
export function ConnectionNote({ problem }: { problem: FormProblem | undefined }) {
  const isOnline = useIsOnline();
  const isUnsent = problem?.kind === 'lost' || problem?.kind === 'offline';
  return (
    <div role="status">
      {!isOnline && <Offline isUnsent={isUnsent} />}
      {isOnline && isUnsent && <SendAgain isBack={problem.kind === 'offline'} />}
    </div>
  );
}

function Offline({ isUnsent }: { isUnsent: boolean }) {
  const { t } = useTranslation('enquiries');
  return (
    <div className={styles.panel}>
      <Icon of="disconnect-outlined" className={styles.sign} />
      <div className={styles.text}>
        <p className={styles.title}>{t('offline.title')}</p>
        <p>{t(isUnsent ? 'offline.unsent' : 'offline.text')}</p>
      </div>
    </div>
  );
}

function SendAgain({ isBack }: { isBack: boolean }) {
  const { t } = useTranslation('enquiries');
  return (
    <div className={styles.panel}>
      <Icon of="cloud-sync-outlined" className={styles.sign} />
      <div className={styles.text}>
        <p className={styles.title}>{t(isBack ? 'offline.back' : 'offline.lost')}</p>
        <p>{t('offline.safe')}</p>
        <div className={styles.actions}>
          <Button type="submit">{t('offline.send')}</Button>
        </div>
      </div>
    </div>
  );
}
