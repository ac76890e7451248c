import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { api } from '#shared/lib/api.ts';
import { errorText } from '#shared/lib/error-text.ts';
import { latinDigits } from '#shared/lib/latin-digits.ts';
import { ContactWays } from '../enquiries/contact-ways.tsx';
import note from '../enquiries/note-panel.module.css';
import styles from './lost-link-form.module.css';
import { PlainInput } from './plain-field.tsx';

/** Asks for a new link by mail. The answer is the same whether there is such a request or not. */
export function LostLinkForm() {
  const { t } = useTranslation('requestPage');
  const [isSent, setIsSent] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby="lost-link">
      <h2 id="lost-link">{isSent ? t('lost.sentTitle') : t('lost.title')}</h2>
      {isSent ? <Sent onAgain={() => setIsSent(false)} /> : <Fields onSent={() => setIsSent(true)} />}
    </section>
  );
}

function Fields({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('requestPage');
  const { t: common } = useTranslation('common');
  const [values, setValues] = useState({ reference: '', phone: '' });
  const [issues, setIssues] = useState<{ reference?: string | undefined; phone?: string | undefined }>({});
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const reference = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);

  const write = (changed: Partial<typeof values>) => {
    setValues({ ...values, ...changed });
    setIssues({});
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const phoneEnd = latinDigits(values.phone).replace(/\D/g, '');
    const found = {
      reference: values.reference.trim() ? undefined : t('lost.referenceRequired'),
      phone: phoneEnd.length === 4 ? undefined : t('lost.phoneRequired'),
    };
    setIssues(found);
    if (found.reference) return reference.current?.focus();
    if (found.phone) return phone.current?.focus();
    setIsSending(true);
    setFailure(undefined);
    try {
      const body = { reference: latinDigits(values.reference).trim().slice(0, 40), phone_end: phoneEnd };
      await api('POST /request-page/links', { body });
      onSent();
    } catch (error) {
      setFailure(errorText(error, common));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PlainInput
        ref={reference}
        label={t('lost.reference')}
        hint={t('lost.referenceHint')}
        issue={issues.reference}
        value={values.reference}
        onChange={({ target }) => write({ reference: target.value })}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        enterKeyHint="next"
      />
      <PlainInput
        ref={phone}
        label={t('lost.phone')}
        hint={t('lost.phoneHint')}
        issue={issues.phone}
        value={values.phone}
        onChange={({ target }) => write({ phone: target.value })}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        enterKeyHint="send"
      />
      <div role="alert">
        {failure && (
          <div className={`${note.panel} ${note.failure}`}>
            <Icon of="exclamation-circle-filled" className={note.sign} />
            <div className={note.text}>
              <p className={note.title}>{t('lost.failed')}</p>
              <p>{failure}</p>
            </div>
          </div>
        )}
      </div>
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t('lost.sending') : t('lost.send')}
      </Button>
    </form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('requestPage');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {t('lost.sent')}
      </p>
      <div className={styles.actions}>
        <ContactWays />
        <Button look="quiet" onClick={onAgain}>
          {t('lost.again')}
        </Button>
      </div>
    </>
  );
}
