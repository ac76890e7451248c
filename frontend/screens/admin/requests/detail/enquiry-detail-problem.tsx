import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../../components/state-message.tsx';
import { useProblemText } from '../../../../features/session/problem-text.ts';
import { ApiError } from '../../../../lib/api.ts';

interface Props {
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown if a request no longer exists or failed to load. */
export function EnquiryDetailProblem({ error, onRetry, onClose }: Props) {
  const { t } = useTranslation('admin');
  const problemText = useProblemText();
  if (isGone(error)) {
    return (
      <StateMessage scene="lost" title={t('detail.notFoundTitle')} text={t('detail.notFoundText')}>
        <Button onClick={onClose}>{t('detail.close')}</Button>
      </StateMessage>
    );
  }
  return (
    <StateMessage scene="offline" title={t('detail.errorTitle')} text={problemText(error)} tone="error">
      <Button onClick={onRetry}>{t('requests.tryAgain')}</Button>
    </StateMessage>
  );
}

export const isGone = (error: unknown) => error instanceof ApiError && error.code === 'enquiry_not_found';
