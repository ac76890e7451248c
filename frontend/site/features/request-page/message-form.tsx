import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestMessage } from '#contracts/api/request-page/limits';
import { Button } from '#shared/components/button.tsx';
import { ActionFailureNote } from './action-failure.tsx';
import styles from './message-form.module.css';
import { PlainText } from './plain-field.tsx';
import { identityFault } from './text-fault.ts';
import { useKeptText } from './use-kept-text.ts';
import { usePageAction } from './use-page-action.ts';
import type { RequestPageState } from './use-request-page.ts';

/** From this number on, the customer sees how many characters are left. */
const fewLeft = 500;

interface Props {
  reference: string;
  state: Pick<RequestPageState, 'add' | 'refresh'>;
}

/** The customer's message to the agency. What is typed is kept in the tab until it is sent. */
export function MessageForm({ reference, state }: Props) {
  const { t } = useTranslation(['requestPage', 'enquiries']);
  const { t: enquiries } = useTranslation('enquiries');
  const [text, keep] = useKeptText(`request-message:${reference}`);
  const [issue, setIssue] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const { isSending, failure, send } = usePageAction(`request-message:${reference}`, state);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = longestMessage - [...text].length;

  const write = (typed: string) => {
    keep(typed);
    setIssue(undefined);
    setIsSent(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fault = !text.trim() ? t('write.required') : left < 0 ? t('write.tooLong') : identityFault(text, enquiries);
    setIssue(fault);
    if (fault) return field.current?.focus();
    if (!(await send({ action: 'write', text }))) return;
    write('');
    setIsSent(true);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PlainText
        ref={field}
        label={t('write.label')}
        hint={left < fewLeft && t(left < 0 ? 'enquiries:room.over' : 'enquiries:room.left', { count: Math.abs(left) })}
        issue={issue}
        value={text}
        onChange={({ target }) => write(target.value)}
        readOnly={isSending}
        placeholder={t('write.hint')}
        // For an empty field, "auto" would show the Arabic placeholder left to right.
        dir={text ? 'auto' : undefined}
        rows={4}
      />
      <ActionFailureNote
        failure={failure}
        chat={t('contact.chat', { reference })}
        texts={{ limit: t('write.limit'), conflict: t('write.failed'), failed: t('write.failed') }}
      >
        <p>{t('write.kept')}</p>
      </ActionFailureNote>
      <div className={styles.send}>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? t('write.sending') : t('write.send')}
        </Button>
        <p role="status" className={styles.sent}>
          {isSent && t('write.sent')}
        </p>
      </div>
    </form>
  );
}
