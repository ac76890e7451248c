import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { ButtonAnchor, ButtonLink } from '#shared/components/button.tsx';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { useContact } from '../site-content/use-contact.ts';
import styles from './ask-us.module.css';

/** The end of a legal page: how to ask the agency. */
export function AskUs() {
  const { t } = useTranslation('legal');
  const [email] = useContact().emails;
  return (
    <aside className={styles.ask} aria-labelledby="ask-us">
      <h2 id="ask-us">{t('contact.title')}</h2>
      <p>{t('contact.text')}</p>
      <div className={styles.ways}>
        <ButtonLink to={paths.contact}>{t('contact.form')}</ButtonLink>
        {email && (
          <ButtonAnchor href={`mailto:${email.address}`} look="quiet">
            <EmailAddress address={email.address} />
          </ButtonAnchor>
        )}
      </div>
    </aside>
  );
}
