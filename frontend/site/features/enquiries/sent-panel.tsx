import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SentReceipt } from '#contracts/api/enquiries';
import type { Program } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { requestLink } from '#contracts/website/secret-links';
import { Button, ButtonAnchor, ButtonLink } from '#shared/components/button.tsx';
import { CopyButton } from '#shared/components/copy-button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { Ltr } from '#shared/components/ltr.tsx';
import { Prices } from '#shared/components/prices.tsx';
import { useNoticePlace } from '#shared/components/use-notify.ts';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { formatDeadline } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { keepLink, linkOf } from '../request-page/request-link.ts';
import { useChatLink } from '../site-content/use-contact.ts';
import type { Unconfirmed } from './confirmation-limit.ts';
import styles from './sent-panel.module.css';
import type { ReceiptRow } from './use-receipt.ts';

/** Texts of a receipt; a missing one falls back to the general text. */
export interface SentTexts {
  text: string;
  title?: string;
  reference?: string;
  /** The heading above the sent values. */
  summary?: string;
  /** The first line of a chat about the enquiry; quotes the reference. */
  chat?: (reference: string) => string;
  another?: string;
}

interface SentPanelProps {
  texts: SentTexts;
  /** A receipt that the browser has kept since an earlier release has no `answer_by`. */
  receipt: Pick<SentReceipt, 'reference'> & Partial<Pick<SentReceipt, 'answer_by'>>;
  program: Program | undefined;
  /** Set if no confirmation will come by e-mail. */
  unconfirmed: Unconfirmed | undefined;
  rows: readonly ReceiptRow[];
  /** The changes since the visitor chose. */
  notices: readonly string[];
  /** Starts another enquiry. */
  onAnother: () => void;
}

/** Replaces a sent form: the confirmation, the reference, the sent values and links to continue. */
export function SentPanel({
  texts,
  receipt: { reference, answer_by },
  program,
  unconfirmed,
  rows,
  notices,
  onAnother,
}: SentPanelProps) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  const chatLink = useChatLink();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section className={styles.panel} data-receipt>
      <div ref={useNoticePlace()} className={styles.top}>
        <Icon of="check-circle-filled" className={styles.sign} />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title ?? t('sent.title')}
      </h2>
      <p>{texts.text}</p>
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          <Prices>{notice}</Prices>
        </p>
      ))}
      {answer_by && <p className={styles.by}>{t('sent.by', { time: formatDeadline(answer_by, language) })}</p>}
      <div className={styles.reference}>
        <p>{texts.reference ?? t('sent.reference')}</p>
        <p className={styles.code}>
          <strong>
            <Ltr>{reference}</Ltr>
          </strong>
          <CopyButton text={reference} label={t('sent.copy')} />
        </p>
        <p>{t('sent.keep')}</p>
      </div>
      <FollowLink reference={reference} />
      {unconfirmed && <p>{t(`sent.${unconfirmed}`)}</p>}
      <div className={styles.actions}>
        <ButtonAnchor
          href={chatLink((texts.chat ?? ((code) => t('sent.chat', { reference: code })))(reference))}
          target="_blank"
          rel="noreferrer"
          icon={<Icon of="whats-app-outlined" />}
        >
          {t('whatsapp')}
        </ButtonAnchor>
        <ButtonLink to={paths.programs} look="quiet">
          {t('sent.programs')}
        </ButtonLink>
        <Button look="quiet" onClick={onAnother}>
          {texts.another ?? t('sent.another')}
        </Button>
      </div>
      <Summary title={texts.summary ?? t('sent.summary')} program={program} rows={rows} />
    </section>
  );
}

/**
 * The link to the page of the request. A click takes the secret through the tab's storage, so that the browser's history
 * does not have it; a new tab or a copy of the address does.
 */
function FollowLink({ reference }: { reference: string }) {
  const { t } = useTranslation('enquiries');
  const navigate = useNavigate();
  const [link] = useState(() => linkOf(reference));
  if (!link) return null;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    keepLink(link, true);
    void navigate(paths.request);
  };
  return (
    <div className={styles.follow}>
      <ButtonAnchor href={requestLink('', link)} onClick={follow}>
        {t('sent.follow')}
      </ButtonAnchor>
      <p>{t('sent.followText')}</p>
    </div>
  );
}

interface SummaryProps {
  title: string;
  program: Program | undefined;
  rows: readonly ReceiptRow[];
}

function Summary({ title, program, rows }: SummaryProps) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  const id = useId();
  const about: ReceiptRow[] = program
    ? [{ label: t('sent.program'), value: programTexts(program, language).trip_name }]
    : [];
  return (
    <div className={styles.summary}>
      <h3 id={id}>{title}</h3>
      <dl aria-labelledby={id}>
        {[...about, ...rows].map(({ label, value, isLtr, isPrice }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir={isLtr ? 'ltr' : undefined}>{isPrice ? <Prices>{value}</Prices> : value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
