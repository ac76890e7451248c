import { useTranslation } from 'react-i18next';
import { phoneText, telephoneLink } from '#contracts/website/contact-links';
import { ButtonAnchor } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { useChatLink, useContact, useMainPhone } from '../../features/site-content/use-contact.ts';
import styles from './direct-ways.module.css';

/** Alternatives to the form: a chat, an e-mail, a call. */
export function DirectWays() {
  const { t } = useTranslation('contact');
  const [email] = useContact().emails;
  const phone = useMainPhone();
  const chatLink = useChatLink();
  return (
    <aside className={styles.ways} aria-labelledby="direct-ways">
      <h2 id="direct-ways">{t('direct.title')}</h2>
      <ButtonAnchor
        href={chatLink(t('direct.greeting'))}
        target="_blank"
        rel="noreferrer"
        look="accent"
        icon={<Icon of="whats-app-outlined" />}
      >
        {t('direct.whatsapp')}
      </ButtonAnchor>
      {email && (
        <ButtonAnchor href={`mailto:${email.address}`} look="clear" icon={<Icon of="mail-outlined" />}>
          {t('direct.email')}
        </ButtonAnchor>
      )}
      {phone && (
        <ButtonAnchor href={telephoneLink(phone.number)} look="clear" icon={<Icon of="phone-outlined" />}>
          {t('direct.call', { number: phoneText(phone.number) })}
        </ButtonAnchor>
      )}
    </aside>
  );
}
