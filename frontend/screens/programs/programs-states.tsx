import { useTranslation } from 'react-i18next';
import { Button, ButtonAnchor } from '../../components/button.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import { LoadFailureText } from '../../features/programs/load-failure-text.tsx';
import { whatsAppLink } from '../../lib/site.ts';

/** The filters leave nothing. */
export function NoMatch({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('programs');
  return (
    <StateMessage scene="empty" title={t('list.emptyTitle')} text={t('list.emptyText')}>
      <Button onClick={onReset}>{t('list.reset')}</Button>
    </StateMessage>
  );
}

/** There is no program at all. */
export function NoPrograms() {
  const { t } = useTranslation(['programs', 'common']);
  return (
    <StateMessage scene="empty" title={t('list.noneTitle')} text={t('list.noneText')}>
      <ButtonAnchor href={whatsAppLink(t('common:chat.prefilled'))} target="_blank" rel="noreferrer">
        {t('common:chat.open')}
      </ButtonAnchor>
    </StateMessage>
  );
}

interface ListFailedProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function ListFailed({ error, busy, onRetry }: ListFailedProps) {
  const { t } = useTranslation(['programs', 'common']);
  return (
    <StateMessage scene="offline" title={t('list.error')} text={<LoadFailureText error={error} />} tone="error">
      <Button onClick={onRetry} aria-busy={busy}>
        {t('common:tryAgain')}
      </Button>
    </StateMessage>
  );
}
