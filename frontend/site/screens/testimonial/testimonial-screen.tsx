import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { paths } from '#contracts/website/paths';
import { Button, ButtonLink } from '#shared/components/button.tsx';
import { PageTitle } from '#shared/components/page-title.tsx';
import { StateMessage } from '#shared/components/state-message.tsx';
import { keptInTab } from '#shared/features/enquiries/draft.ts';
import { api } from '#shared/lib/api.ts';
import { ApiError } from '#shared/lib/api-error.ts';
import { errorText } from '#shared/lib/error-text.ts';
import { ContactWays } from '../../features/enquiries/contact-ways.tsx';
import type { RequestLink } from '../../features/request-page/request-link.ts';
import { useTabLink } from '../../features/request-page/use-tab-link.ts';
import { TestimonialForm } from './testimonial-form.tsx';
import styles from './testimonial-screen.module.css';

/** The link of this tab, so that a reload needs no secret in the address. */
const kept = keptInTab<RequestLink>('testimonial-link');

/** `/testimonial#<reference>.<secret>`: where a customer writes about a journey, once, by the link of an invitation. */
export default function TestimonialScreen() {
  const { t } = useTranslation('testimonial');
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

const isInvalid = (error: unknown) => error instanceof ApiError && error.code === 'testimonial_link_invalid';

function Opened({ link }: { link: RequestLink | undefined }) {
  const { t } = useTranslation('testimonial');
  const { t: common } = useTranslation('common');
  const { data, error, mutate } = useSWR(
    link ? (['testimonial', link.reference, link.secret] as const) : null,
    ([, reference, secret]) => api('POST /testimonials', { body: { action: 'open', reference, secret } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (data?.sent) return <Thanks />;
  if (isInvalid(error)) return <Invalid />;
  if (link && data) {
    return (
      <TestimonialForm
        key={link.secret}
        link={link}
        onSent={() => void mutate({ sent: true }, { revalidate: false })}
      />
    );
  }
  if (!error) {
    return (
      <>
        <h1>{t('title')}</h1>
        <p role="status">{t('loading')}</p>
        <noscript>
          <p>{t('withoutScripts')}</p>
          <ContactWays />
        </noscript>
      </>
    );
  }
  return (
    <StateMessage scene="offline" title={t('failure.title')} text={errorText(error, common)} tone="error" level={1}>
      <Button onClick={() => void mutate()}>{common('tryAgain')}</Button>
      <ContactWays />
    </StateMessage>
  );
}

function Invalid() {
  const { t } = useTranslation('testimonial');
  return (
    <StateMessage scene="lost" title={t('invalid.title')} text={t('invalid.text')} level={1}>
      <ContactWays />
    </StateMessage>
  );
}

function Thanks() {
  const { t } = useTranslation('testimonial');
  // The form is gone, and its button with the focus.
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus();
  }, []);
  return (
    <StateMessage scene="dunes" title={t('thanks.title')} text={t('thanks.text')} level={1}>
      <ButtonLink to={paths.home}>{t('thanks.home')}</ButtonLink>
    </StateMessage>
  );
}
