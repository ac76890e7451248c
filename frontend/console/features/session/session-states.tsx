import Flex from 'antd/es/flex';
import Spin from 'antd/es/spin';
import { useTranslation } from 'react-i18next';
import { LoadProblem } from './load-problem.tsx';

/** Delay in milliseconds before a loading indicator: most replies come sooner. */
const spinnerDelayMs = 300;

const page = { component: 'main', align: 'center', justify: 'center', style: { minBlockSize: '100dvh' } } as const;

/** Shown while the session is being fetched. */
export function SessionChecking() {
  const { t } = useTranslation('admin');
  return (
    <Flex {...page} aria-busy="true" aria-label={t('signIn.checking')}>
      <Spin size="large" delay={spinnerDelayMs} />
    </Flex>
  );
}

/** Shown if the session could not be fetched. */
export function SessionUnknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Flex {...page}>
      <LoadProblem title={t('problem.adminUnavailable')} error={error} onRetry={onRetry} level={1} />
    </Flex>
  );
}
