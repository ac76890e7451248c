import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { StateMessage } from './state-message.tsx';

/** Replaces a screen that crashed or did not load. A full reload helps in both cases. */
export function LoadFailure() {
  const { t } = useTranslation('common');
  return (
    <div className="page">
      <StateMessage scene="offline" title={t('failure.title')} text={t('failure.text')} tone="error" level={1}>
        <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
      </StateMessage>
    </div>
  );
}
