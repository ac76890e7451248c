import { useTranslation } from 'react-i18next';
import { Button } from '#shared/components/button.tsx';
import { PageTitle } from '#shared/components/page-title.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { keptInTab } from '#shared/features/enquiries/draft.ts';
import { ApiError } from '#shared/lib/api-error.ts';
import { errorText } from '#shared/lib/error-text.ts';
import { ContactWays } from '../../features/enquiries/contact-ways.tsx';
import type { RequestLink } from '../../features/request-page/request-link.ts';
import { useTabLink } from '../../features/request-page/use-tab-link.ts';
import styles from './quote-screen.module.css';
import { QuoteSkeleton } from './quote-skeleton.tsx';
import { QuoteView } from './quote-view.tsx';
import { useQuote } from './use-quote.ts';

/** The link of this tab, so that a reload needs no secret in the address. */
const kept = keptInTab<RequestLink>('quote-link');

/** `/offer#<reference>.<secret>`: a quote, for the customer whose link opens it. */
export default function QuoteScreen() {
  const { t } = useTranslation('quote');
  const link = useTabLink(kept);
  return (
    <div className={`page ${styles.screen}`}>
      <PageTitle title={t('title')} />
      <meta name="description" content={t('description')} />
      <meta name="referrer" content="no-referrer" />
      {link === null ? <Invalid /> : <Opened link={link} />}
    </div>
  );
}

function Opened({ link }: { link: RequestLink | undefined }) {
  const { t } = useTranslation('quote');
  const { t: common } = useTranslation('common');
  const state = useQuote(link);
  const { quote, error, refresh } = state;
  if (error instanceof ApiError && error.code === 'quote_link_invalid') return <Invalid />;
  if (quote) return <QuoteView key={quote.hash} quote={quote} state={state} />;
  if (!error) return <QuoteSkeleton />;
  return (
    <StateMessage scene="offline" title={t('failure.title')} text={errorText(error, common)} tone="error" level={1}>
      <Button onClick={refresh}>{common('tryAgain')}</Button>
      <ContactWays />
    </StateMessage>
  );
}

/** The link opens nothing: it is too old, was withdrawn, or lacks a part. */
function Invalid() {
  const { t } = useTranslation('quote');
  return (
    <StateMessage scene="lost" title={t('invalid.title')} text={t('invalid.text')} level={1}>
      <ContactWays chat={t('invalid.chat')} />
    </StateMessage>
  );
}
