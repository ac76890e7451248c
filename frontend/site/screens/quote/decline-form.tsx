import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestReason } from '#contracts/api/request-page/limits';
import { Button } from '#shared/components/button.tsx';
import panel from '../../features/request-page/page-panel.module.css';
import { PlainText } from '../../features/request-page/plain-field.tsx';
import { identityFault } from '../../features/request-page/text-fault.ts';
import { useKeptText } from '../../features/request-page/use-kept-text.ts';
import { type DeclineReason, declineReasons, reasonText } from './decline-reasons.ts';
import styles from './quote-answer.module.css';
import type { FormProps } from './quote-answer.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import { useQuoteAction } from './use-quote-action.ts';

/** Leaves room for the words of the choice. */
const longestWords = longestReason - 60;

/** Asks whether the quote shall be declined, and why: one tap is enough, own words are welcome. */
export function DeclineForm({ quote, state, onChanged, onDone, onClose }: FormProps & { onClose: () => void }) {
  const { t } = useTranslation('quote');
  const { t: enquiries } = useTranslation('enquiries');
  const [words, write] = useKeptText(`quote-reason:${quote.hash}`);
  const [chosen, setChosen] = useState<DeclineReason>();
  const [issue, setIssue] = useState<{ of: 'choice' | 'words'; text: string }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const refuse = (of: 'choice' | 'words', text: string) => {
    setIssue({ of, text });
    (of === 'words' ? field.current : choices.current?.querySelector('input'))?.focus();
  };
  const { isSending, failure, send } = useQuoteAction({
    ...{ quote, state, onChanged, field: 'reason' },
    onIssue: (sentence) => refuse('words', sentence),
  });
  useEffect(() => heading.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = reasonText(chosen, words, t);
    const fault = identityFault(words, enquiries);
    if (fault) return refuse('words', fault);
    if (!reason) return chosen ? refuse('words', t('decline.wordsRequired')) : refuse('choice', t('decline.required'));
    if (!(await send({ action: 'decline', hash: quote.hash, reason }))) return;
    write('');
    onDone();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h3 ref={heading} tabIndex={-1}>
        {t('decline.title')}
      </h3>
      <fieldset
        ref={choices}
        className={styles.choices}
        disabled={isSending}
        aria-describedby={issue?.of === 'choice' ? `${id}-issue` : undefined}
      >
        <legend>{t('decline.reason')}</legend>
        {declineReasons.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={chosen === name}
              onChange={() => {
                setChosen(name);
                setIssue(undefined);
              }}
            />
            {t(`decline.reasons.${name}`)}
          </label>
        ))}
        {issue?.of === 'choice' && (
          <div id={`${id}-issue`} className={styles.issue}>
            {issue.text}
          </div>
        )}
      </fieldset>
      <PlainText
        ref={field}
        label={t('decline.words')}
        hint={t('decline.reasonHint')}
        issue={issue?.of === 'words' ? issue.text : undefined}
        optional={chosen !== 'other'}
        value={words}
        onChange={({ target }) => {
          write(target.value);
          setIssue(undefined);
        }}
        readOnly={isSending}
        maxLength={longestWords}
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
