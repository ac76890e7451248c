import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined';
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import WhatsAppOutlined from '@ant-design/icons-svg/es/asn/WhatsAppOutlined';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { hotlineText, mailLink, site, telephoneLink, whatsAppLink } from '../../lib/site.ts';
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
        icon={<Icon of={WhatsAppOutlined} />}
      >
        {t('direct.whatsapp')}
      </ButtonAnchor>
      <ButtonAnchor href={mailLink} look="clear" icon={<Icon of={MailOutlined} />}>
        {t('direct.email')}
      </ButtonAnchor>
      <ButtonAnchor href={telephoneLink(site.hotline)} look="clear" icon={<Icon of={PhoneOutlined} />}>
        {t('direct.call', { number: hotlineText })}
      </ButtonAnchor>
    </aside>
  );
}
