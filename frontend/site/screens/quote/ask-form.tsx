import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestMessage } from '#contracts/api/request-page/limits';
import { Button } from '#shared/components/button.tsx';
import { PlainText } from '../../features/request-page/plain-field.tsx';
import { identityFault } from '../../features/request-page/text-fault.ts';
import { useKeptText } from '../../features/request-page/use-kept-text.ts';
import styles from './quote-answer.module.css';
import type { FormProps } from './quote-answer.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import { useQuoteAction } from './use-quote-action.ts';

interface Props extends FormProps {
  /** Absent where the form stays open. */
  onClose?: () => void;
}

/** From this number on, the customer sees how many characters are left. */
const fewLeft = 500;

/** A question about the quote. */
export function AskForm({ quote, state, onChanged, onDone, onClose }: Props) {
  const { t } = useTranslation(['quote', 'enquiries']);
  const { t: enquiries } = useTranslation('enquiries');
  const [text, write] = useKeptText(`quote-question:${quote.hash}`);
  const [issue, setIssue] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const showIssue = (sentence: string) => {
    setIssue(sentence);
    field.current?.focus();
  };
  const action = useQuoteAction({ quote, state, onChanged, field: 'text', onIssue: showIssue });
  const left = longestMessage - [...text].length;
  const canClose = onClose !== undefined;

  useEffect(() => {
    if (canClose) field.current?.focus();
  }, [canClose]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fault = !text.trim() ? t('ask.required') : left < 0 ? t('ask.tooLong') : identityFault(text, enquiries);
    if (fault) return showIssue(fault);
    if (!(await action.send({ action: 'ask', text }))) return;
    write('');
    onDone();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PlainText
        ref={field}
        label={t('ask.label')}
        hint={left < fewLeft && t(left < 0 ? 'enquiries:room.over' : 'enquiries:room.left', { count: Math.abs(left) })}
        issue={issue}
        value={text}
        onChange={({ target }) => {
          write(target.value);
          setIssue(undefined);
        }}
        readOnly={action.isSending}
        dir="auto"
        rows={4}
      />
      <QuoteFailure failure={action.failure} quote={quote} title={t('ask.failed')} />
      <div className={styles.others}>
        <Button type="submit" aria-disabled={action.isSending}>
          {action.isSending ? t('ask.sending') : t('ask.send')}
        </Button>
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            {t('back')}
          </Button>
        )}
      </div>
    </form>
  );
}
