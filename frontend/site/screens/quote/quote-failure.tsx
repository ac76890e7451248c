import { useTranslation } from 'react-i18next';
import type { QuotePage } from '#contracts/api/quote-page';
import { ActionFailureNote } from '../../features/request-page/action-failure.tsx';
import type { ActionFailure } from '../../features/request-page/use-page-action.ts';

interface Props {
  failure: ActionFailure | undefined;
  quote: QuotePage;
  /** Says what was not done. */
  title: string;
}

/** The reason why an answer did not arrive, and other ways to reach the agency. */
export function QuoteFailure({ failure, quote: { number, reference }, title }: Props) {
  const { t } = useTranslation('quote');
  return (
    <ActionFailureNote
      failure={failure}
      chat={t('contact.chat', { number, reference })}
      texts={{ limit: t('limit'), conflict: title, failed: title }}
    >
      <p>{t('kept')}</p>
    </ActionFailureNote>
  );
}
