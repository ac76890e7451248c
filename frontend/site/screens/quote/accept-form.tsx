import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/components/button.tsx';
import { PlainInput } from '../../features/request-page/plain-field.tsx';
import { useKeptText } from '../../features/request-page/use-kept-text.ts';
import styles from './quote-answer.module.css';
import type { FormProps } from './quote-answer.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import { useQuoteAction } from './use-quote-action.ts';

/** Accepts what the customer has read, with the typed name. */
export function AcceptForm({ quote, state, onChanged, onDone }: FormProps) {
  const { t } = useTranslation('quote');
  const [name, write] = useKeptText(`quote-name:${quote.hash}`);
  const [issue, setIssue] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const showIssue = (sentence: string) => {
    setIssue(sentence);
    field.current?.focus();
  };
  const action = useQuoteAction({ quote, state, onChanged, field: 'name', onIssue: showIssue });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return showIssue(t('accept.required'));
    if (!(await action.send({ action: 'accept', hash: quote.hash, name }))) return;
    write('');
    onDone();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PlainInput
        ref={field}
        label={t('accept.name')}
        hint={t('accept.nameHint')}
        issue={issue}
        value={name}
        onChange={({ target }) => {
          write(target.value);
          setIssue(undefined);
        }}
        readOnly={action.isSending}
        name="name"
        autoComplete="name"
        dir="auto"
        enterKeyHint="send"
      />
      <p className={styles.soft}>{t('accept.meaning')}</p>
      <QuoteFailure failure={action.failure} quote={quote} title={t('accept.failed')} />
      <Button type="submit" aria-disabled={action.isSending}>
        {action.isSending ? t('accept.sending') : t('accept.send')}
      </Button>
    </form>
  );
}
