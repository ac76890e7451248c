import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import { ApiError } from '#shared/lib/api.ts';
import { LoadProblem } from '../../features/session/load-problem.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown if a customer no longer exists or the card failed to load. */
export function CustomerProblem({ error, onRetry, onClose }: Props) {
  const { t } = useTranslation('adminCustomers');
  if (!isGone(error)) return <LoadProblem title={t('card.errorTitle')} error={error} onRetry={onRetry} />;
  return (
    <StateMessage scene="lost" title={t('card.notFoundTitle')} text={t('card.notFoundText')}>
      <Button onClick={onClose}>{t('card.close')}</Button>
    </StateMessage>
  );
}

export const isGone = (error: unknown) => error instanceof ApiError && error.code === 'customer_not_found';

export function CustomerSkeleton() {
  const { t } = useTranslation('adminCustomers');
  return (
    <div role="status" aria-label={t('card.loading')}>
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
      <Skeleton active title={false} paragraph={{ rows: 6 }} />
    </div>
  );
}
