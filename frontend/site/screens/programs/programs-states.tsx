import { useTranslation } from 'react-i18next';
import type { ProgramListQuery } from '#contracts/website/program-list';
import { Button, ButtonAnchor, ButtonLink } from '#shared/components/button.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { LoadFailureText } from '../../features/programs/load-failure-text.tsx';
import { useChatLink } from '../../features/site-content/use-contact.ts';
import { listPath } from './use-program-list.ts';

/** Shown if the address names a page after the end of the list. */
export function NoSuchPage({ query }: { query: ProgramListQuery }) {
  const { t } = useTranslation('programs');
  return (
    <StateMessage scene="lost" title={t('list.noPageTitle', { number: query.page })} text={t('list.noPageText')}>
      <ButtonLink to={listPath(query, 1)}>{t('list.firstPage')}</ButtonLink>
    </StateMessage>
  );
}

/** Shown if there are no programs at all. */
export function NoPrograms() {
  const { t } = useTranslation(['programs', 'common']);
  const chatLink = useChatLink();
  return (
    <StateMessage scene="empty" title={t('list.noneTitle')} text={t('list.noneText')}>
      <ButtonAnchor href={chatLink(t('common:chat.prefilled'))} target="_blank" rel="noreferrer">
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
