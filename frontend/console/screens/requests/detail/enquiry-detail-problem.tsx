import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '#shared/components/state-message.tsx';
import { ApiError } from '#shared/lib/api.ts';
import { LoadProblem } from '../../../features/session/load-problem.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown if a request no longer exists or failed to load. */
export function EnquiryDetailProblem({ error, onRetry, onClose }: Props) {
  const { t } = useTranslation('admin');
  if (isGone(error)) {
    return (
      <StateMessage scene="lost" title={t('detail.notFoundTitle')} text={t('detail.notFoundText')}>
        <Button onClick={onClose}>{t('detail.close')}</Button>
      </StateMessage>
    );
  }
  return <LoadProblem title={t('detail.errorTitle')} error={error} onRetry={onRetry} />;
}

export const isGone = (error: unknown) => error instanceof ApiError && error.code === 'enquiry_not_found';
