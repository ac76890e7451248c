import { useTranslation } from 'react-i18next';
import { Button } from '#shared/components/button.tsx';
import { PageTitle } from '#shared/components/page-title.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { ApiError } from '#shared/lib/api-error.ts';
import { errorText } from '#shared/lib/error-text.ts';
import { ContactWays } from '../../features/enquiries/contact-ways.tsx';
import { LostLinkForm } from '../../features/request-page/lost-link-form.tsx';
import { useRequestLink } from '../../features/request-page/use-request-link.ts';
import { useRequestPage } from '../../features/request-page/use-request-page.ts';
import styles from './request-screen.module.css';
import { RequestSkeleton } from './request-skeleton.tsx';
import { RequestView } from './request-view.tsx';

/** `/request#<reference>.<secret>`: the page of one request, for the customer whose link opens it. */
export default function RequestScreen() {
  const { t } = useTranslation('requestPage');
  const link = useRequestLink();
  const state = useRequestPage(link);
  return (
    <div className={`page ${styles.screen}`}>
      <PageTitle title={t('title')} />
      <meta name="description" content={t('description')} />
      <meta name="referrer" content="no-referrer" />
      <Content link={link} state={state} />
    </div>
  );
}

interface Props {
  link: ReturnType<typeof useRequestLink>;
  state: ReturnType<typeof useRequestPage>;
}

function Content({ link, state }: Props) {
  const { page, error } = state;
  if (link === null) return <WithoutLink reason="noLink" />;
  if (isInvalid(error)) return <WithoutLink reason="invalid" />;
  if (link && page) return <RequestView link={link} page={page} state={state} hasFailed={error !== undefined} />;
  return error ? <Failure error={error} onRetry={state.refresh} /> : <RequestSkeleton />;
}

const isInvalid = (error: unknown) => error instanceof ApiError && error.code === 'request_link_invalid';

/** The customer has no link, or a link that opens nothing, and gets a new one by mail. */
function WithoutLink({ reason }: { reason: 'noLink' | 'invalid' }) {
  const { t } = useTranslation('requestPage');
  return (
    <>
      <StateMessage scene="lost" title={t(`${reason}.title`)} text={t(`${reason}.text`)} level={1} />
      <LostLinkForm />
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('requestPage');
  const { t: common } = useTranslation('common');
  return (
    <StateMessage scene="offline" title={t('failure.title')} text={errorText(error, common)} tone="error" level={1}>
      <Button onClick={onRetry}>{common('tryAgain')}</Button>
      <ContactWays />
    </StateMessage>
  );
}
