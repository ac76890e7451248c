import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestPage } from '#contracts/api/request-page';
import { longestReason } from '#contracts/api/request-page/limits';
import { Button } from '#shared/components/button.tsx';
import { ActionFailureNote } from './action-failure.tsx';
import styles from './page-panel.module.css';
import { PlainText } from './plain-field.tsx';
import { identityFault } from './text-fault.ts';
import { usePageAction } from './use-page-action.ts';
import type { RequestPageState } from './use-request-page.ts';

interface Props {
  page: RequestPage;
  state: Pick<RequestPageState, 'add' | 'refresh'>;
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks whether the request shall be cancelled, and why if the customer likes to say. */
export function CancelPanel({ page, state, onClose, onCancelled }: Props) {
  const { t } = useTranslation('requestPage');
  const [reason, setReason] = useState('');
  const { isSending, failure, send } = usePageAction(`request-cancellation:${page.reference}`, state);
  const { t: enquiries } = useTranslation('enquiries');
  const [issue, setIssue] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isMessage = page.type === 'message';

  const cancel = async () => {
    const fault = identityFault(reason, enquiries);
    setIssue(fault);
    if (fault) return field.current?.focus();
    if (await send({ action: 'cancel', version: page.version, reason: reason.trim() || null })) onCancelled();
  };

  return (
    <section className={styles.panel} aria-labelledby="cancel-request">
      <h2 id="cancel-request" ref={heading} tabIndex={-1}>
        {t(isMessage ? 'cancel.titleMessage' : 'cancel.title')}
      </h2>
      <p>{t('cancel.text')}</p>
      <PlainText
        ref={field}
        issue={issue}
        label={t('cancel.reason')}
        hint={t('cancel.reasonHint')}
        optional
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setIssue(undefined);
        }}
        maxLength={longestReason}
        rows={2}
        dir={reason ? 'auto' : undefined}
      />
      <ActionFailureNote
        failure={failure}
        chat={t('contact.chat', { reference: page.reference })}
        texts={{ limit: t('cancel.limit'), conflict: t('cancel.conflict'), failed: t('cancel.failed') }}
      />
      <div className={styles.actions}>
        <Button className={styles.danger} aria-disabled={isSending} onClick={() => void cancel()}>
          {isSending ? t('cancel.cancelling') : t(isMessage ? 'cancel.confirmMessage' : 'cancel.confirm')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t(isMessage ? 'cancel.keepMessage' : 'cancel.keep')}
        </Button>
      </div>
    </section>
  );
}
