import Alert from 'antd/es/alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The program is saved and some photos are not. Takes the focus: what had it, a button of the upload, is gone.
 *
 * @param attempt each one that ends like this is news
 */
export function IncompleteAlert({ attempt }: { attempt: number }) {
  const { t } = useTranslation('adminPrograms');
  const alert = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number says when, and nothing else.
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
