import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { topicOf } from '#contracts/api/enquiry-topic';
import type { RequestPage } from '#contracts/api/request-page';
import { requestLink } from '#contracts/website/secret-links';
import { Button } from '#shared/components/button.tsx';
import { CopyButton } from '#shared/components/copy-button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ContactWays } from '../../features/enquiries/contact-ways.tsx';
import { AskedPanel } from '../../features/request-page/asked-panel.tsx';
import { CancelPanel } from '../../features/request-page/cancel-panel.tsx';
import { Conversation } from '../../features/request-page/conversation.tsx';
import { DatesPanel } from '../../features/request-page/dates-panel.tsx';
import { MessageForm } from '../../features/request-page/message-form.tsx';
import panel from '../../features/request-page/page-panel.module.css';
import type { RequestLink } from '../../features/request-page/request-link.ts';
import { StatusCard } from '../../features/request-page/status-card.tsx';
import type { RequestPageState } from '../../features/request-page/use-request-page.ts';
import styles from './request-view.module.css';

interface Props {
  link: RequestLink;
  page: RequestPage;
  state: RequestPageState;
  /** True if the newest state could not be read. */
  hasFailed: boolean;
}

/** The page of a request: its state, the messages, what was asked, and what the customer can do. */
export function RequestView({ link, page, state, hasFailed }: Props) {
  const { t } = useTranslation('requestPage');
  const { t: common } = useTranslation('common');
  return (
    <>
      <Head page={page} />
      {hasFailed && (
        <p role="status" className={styles.stale}>
          {t('failure.stale')}{' '}
          <Button look="quiet" onClick={state.refresh}>
            {common('tryAgain')}
          </Button>
        </p>
      )}
      <div className={styles.layout}>
        <div className={styles.main}>
          <StatusCard page={page} />
          <section className={panel.panel} aria-labelledby="request-messages">
            <h2 id="request-messages">{t('messages.title')}</h2>
            <Conversation entries={page.entries} />
            {page.full ? <Full /> : <MessageForm key={page.reference} reference={page.reference} state={state} />}
          </section>
        </div>
        <div className={styles.main}>
          <AskedPanel page={page} />
          {!page.answered_with && <Changes page={page} state={state} />}
          <section className={styles.keep} aria-label={t('copyLink')}>
            <CopyButton text={requestLink(location.origin, link)} label={t('copyLink')} isLabelled />
            <p className={styles.hint}>{t('linkHint')}</p>
          </section>
          <section className={styles.contact} aria-labelledby="request-contact">
            <h2 id="request-contact">{t('contact.title')}</h2>
            <ContactWays chat={t('contact.chat', { reference: page.reference })} />
          </section>
        </div>
      </div>
    </>
  );
}

function Head({ page }: Pick<Props, 'page'>) {
  const { t } = useTranslation('requestPage');
  const { language } = useLanguage();
  const { type, program_id, name, created_at, reference } = page;
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{t(`heading.${topicOf(type, program_id)}`)}</h1>
        <p className={panel.soft}>
          <bdi>{t('greeting', { name, day: formatDate(created_at, language) })}</bdi>
        </p>
      </div>
      <div className={styles.reference}>
        <span>{t('reference')}</span>
        <span className={styles.number}>
          <strong>
            <Ltr>{reference}</Ltr>
          </strong>
          <CopyButton text={reference} label={t('copyReference')} />
        </span>
      </div>
    </header>
  );
}

/** Changing dates and cancelling: each opens in the place of its button. */
function Changes({ page, state }: Pick<Props, 'page' | 'state'>) {
  const { t } = useTranslation('requestPage');
  const [open, setOpen] = useState<'dates' | 'cancel'>();
  const [done, setDone] = useState<string>();
  const buttons = useRef<HTMLDivElement>(null);

  const close = (outcome?: string) => {
    setOpen(undefined);
    setDone(outcome);
    // The button that opened the panel is there again in the next frame.
    requestAnimationFrame(() => buttons.current?.focus());
  };

  const { dates } = page;
  const mayCancel = page.status !== 'done';
  if (open === 'dates' && dates)
    return (
      <DatesPanel
        page={{ ...page, dates }}
        state={state}
        onClose={() => close()}
        onSent={() => close(t('dates.sent'))}
      />
    );
  if (open === 'cancel' && mayCancel)
    return (
      <CancelPanel page={page} state={state} onClose={() => close()} onCancelled={() => close(t('cancel.sent'))} />
    );
  return (
    <div ref={buttons} tabIndex={-1} className={styles.changes}>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {dates && !page.full && !page.cancelled && (
        <Button look="quiet" icon={<Icon of="calendar-outlined" />} onClick={() => setOpen('dates')}>
          {t('dates.open')}
        </Button>
      )}
      {mayCancel && (
        <Button look="quiet" icon={<Icon of="close-outlined" />} onClick={() => setOpen('cancel')}>
          {t(page.type === 'message' ? 'cancel.openMessage' : 'cancel.open')}
        </Button>
      )}
    </div>
  );
}

/** The history takes no more: the customer reaches the agency in other ways, which are beside it. */
function Full() {
  const { t } = useTranslation('requestPage');
  return (
    <div className={styles.full}>
      <strong>{t('full.title')}</strong>
      <p>{t('full.text')}</p>
    </div>
  );
}
