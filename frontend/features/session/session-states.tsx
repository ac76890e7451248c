import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Spin from 'antd/es/spin';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../components/state-message.tsx';
import { useProblemText } from './problem-text.ts';

/** Delay in milliseconds before a loading indicator: most replies come sooner. */
const patience = 300;

const page = { component: 'main', align: 'center', justify: 'center', style: { minBlockSize: '100dvh' } } as const;

/** Shown while the session is being fetched. */
export function SessionChecking() {
  const { t } = useTranslation('admin');
  return (
    <Flex {...page} aria-busy="true" aria-label={t('signIn.checking')}>
      <Spin size="large" delay={patience} />
    </Flex>
  );
}

/** Shown if the session could not be fetched. */
export function SessionUnknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  return (
    <Flex {...page}>
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
    </Flex>
  );
}
