import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { longestReason } from '#contracts/api/request-page/limits';
import { Button } from '#shared/components/button.tsx';
import panel from '../../features/request-page/page-panel.module.css';
import { PlainText } from '../../features/request-page/plain-field.tsx';
import { useKeptText } from '../../features/request-page/use-kept-text.ts';
import styles from './quote-answer.module.css';
import type { FormProps } from './quote-answer.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import { useQuoteAction } from './use-quote-action.ts';

/** Asks whether the quote shall be declined, and why if the customer likes to say. */
export function DeclineForm({ quote, state, onChanged, onDone, onClose }: FormProps & { onClose: () => void }) {
  const { t } = useTranslation('quote');
  const [reason, write] = useKeptText(`quote-reason:${quote.hash}`);
  const { isSending, failure, send } = useQuoteAction({ quote, state, onChanged, field: 'reason' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await send({ action: 'decline', hash: quote.hash, reason: reason.trim() || null }))) return;
    write('');
    onDone();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h3 ref={heading} tabIndex={-1}>
        {t('decline.title')}
      </h3>
      <PlainText
        label={t('decline.reason')}
        hint={t('decline.reasonHint')}
        optional
        value={reason}
        onChange={({ target }) => write(target.value)}
        readOnly={isSending}
        maxLength={longestReason}
        rows={2}
        dir="auto"
      />
      <QuoteFailure failure={failure} quote={quote} title={t('decline.failed')} />
      <div className={styles.others}>
        <Button type="submit" className={panel.danger ?? ''} aria-disabled={isSending}>
          {isSending ? t('decline.sending') : t('decline.send')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
