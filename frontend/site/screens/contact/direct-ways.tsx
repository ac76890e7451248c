import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { hotlineText, mailLink, site, telephoneLink, whatsAppLink } from '#shared/lib/site.ts';
import styles from './direct-ways.module.css';

/** Alternatives to the form: a chat, an e-mail, a call. */
export function DirectWays() {
  const { t } = useTranslation('contact');
  return (
    <aside className={styles.ways} aria-labelledby="direct-ways">
      <h2 id="direct-ways">{t('direct.title')}</h2>
      <ButtonAnchor
        href={whatsAppLink(t('direct.greeting'))}
        target="_blank"
        rel="noreferrer"
        look="accent"
        icon={<Icon of="whats-app-outlined" />}
      >
        {t('direct.whatsapp')}
      </ButtonAnchor>
      <ButtonAnchor href={mailLink} look="clear" icon={<Icon of="mail-outlined" />}>
        {t('direct.email')}
      </ButtonAnchor>
      <ButtonAnchor href={telephoneLink(site.hotline)} look="clear" icon={<Icon of="phone-outlined" />}>
        {t('direct.call', { number: hotlineText })}
      </ButtonAnchor>
    </aside>
  );
}
