import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../components/state-message.tsx';
import { useProblemText } from './problem-text.ts';
import styles from './session-states.module.css';

/** While it is being found out who is signed in. */
export function SessionChecking() {
  const { t } = useTranslation('admin');
  return (
    <main className={styles.center} aria-busy="true" aria-label={t('signIn.checking')}>
      <LoadingOutlined className={styles.wait} aria-hidden />
    </main>
  );
}

/** It could not be found out. */
export function SessionUnknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (
    <main className={styles.center}>
      <StateMessage
        scene="offline"
        title={t('problem.adminUnavailable')}
        text={problemText(error)}
        tone="error"
        level={1}
      >
        <Button type="primary" onClick={onRetry}>
          {t('requests.tryAgain')}
        </Button>
      </StateMessage>
    </main>
  );
}
