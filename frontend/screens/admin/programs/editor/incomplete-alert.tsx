import Alert from 'antd/es/alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Says that the program is saved but some photos are not. Takes the focus, since the upload's button that had it is
 * gone.
 *
 * @param attempt a new number focuses the alert again
 */
export function IncompleteAlert({ attempt }: { attempt: number }) {
  const { t } = useTranslation('adminPrograms');
  const alert = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new number focuses the alert.
  useEffect(() => {
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt]);

  return (
    <div ref={alert} tabIndex={-1}>
      <Alert type="warning" showIcon title={t('photos.savedTitle')} description={t('photos.savedText')} />
    </div>
  );
}
