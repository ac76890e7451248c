import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { ContactWays } from '../enquiries/contact-ways.tsx';
import note from '../enquiries/note-panel.module.css';
import styles from './lost-link-form.module.css';
import { PlainInput } from './plain-field.tsx';
import { longestReference, phoneDigits, useLostLink } from './use-lost-link.ts';

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
  const { values, issues, write, isSending, failure, submit, reference, phone } = useLostLink(onSent);
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
        maxLength={longestReference}
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
        maxLength={phoneDigits}
        enterKeyHint="send"
      />
      <Failure text={failure} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t('lost.sending') : t('lost.send')}
      </Button>
    </form>
  );
}

function Failure({ text }: { text: string | undefined }) {
  const { t } = useTranslation('requestPage');
  return (
    <div role="alert">
      {text && (
        <div className={`${note.panel} ${note.failure}`}>
          <Icon of="exclamation-circle-filled" className={note.sign} />
          <div className={note.text}>
            <p className={note.title}>{t('lost.failed')}</p>
            <p>{text}</p>
          </div>
        </div>
      )}
    </div>
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
