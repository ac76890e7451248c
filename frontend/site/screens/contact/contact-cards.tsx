import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#shared/components/copy-button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { Ltr } from '#shared/components/ltr.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { formatPhone } from '#shared/lib/format.ts';
import { hotlineText, mailLink, mapLink, site, telephoneLink } from '#shared/lib/site.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import styles from './contact-cards.module.css';

/** All ways to contact the agency, each as a link. */
export function ContactCards() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const address = site.address[language];
  return (
    <section aria-labelledby="contact-cards" className={styles.section}>
      <h2 id="contact-cards" className={styles.title}>
        {t('cards.title')}
      </h2>
      <ul className={styles.cards}>
        <Card icon={<Icon of="customer-service-outlined" />} title={t('cards.hotline')} note={t('cards.hotlineNote')}>
          <a href={telephoneLink(site.hotline)}>
            <Ltr>{hotlineText}</Ltr>
          </a>
          <CopyButton text={site.hotline} label={t('copy.hotline')} />
        </Card>
        <Card icon={<Icon of="phone-outlined" />} title={t('cards.phone')} note={t('cards.phoneNote')}>
          <a href={telephoneLink(site.phone)}>
            <Ltr>{formatPhone(site.phone)}</Ltr>
          </a>
          <CopyButton text={site.phone} label={t('copy.phone')} />
        </Card>
        <Card icon={<Icon of="mail-outlined" />} title={t('cards.email')} note={t('cards.emailNote')}>
          <a href={mailLink}>
            <Ltr>{site.email}</Ltr>
          </a>
          <CopyButton text={site.email} label={t('copy.email')} />
        </Card>
        <Card icon={<Icon of="clock-circle-outlined" />} title={t('cards.hours')} note={t('cards.hoursNote')}>
          <Ltr>{t('cards.hoursValue')}</Ltr>
        </Card>
        <Card icon={<Icon of="environment-outlined" />} title={t('cards.address')} note={<MapLink address={address} />}>
          <address>{address}</address>
          <CopyButton text={address} label={t('copy.address')} />
        </Card>
      </ul>
    </section>
  );
}

interface CardProps {
  icon: ReactNode;
  title: string;
  note: ReactNode;
  /** The value and its actions. */
  children: ReactNode;
}

const Card = ({ icon, title, note, children }: CardProps) => (
  <li className={styles.card}>
    <span className={styles.icon}>{icon}</span>
    <div>
      <h3>{title}</h3>
      <div className={styles.value}>{children}</div>
      <p className={styles.note}>{note}</p>
    </div>
  </li>
);

function MapLink({ address }: { address: string }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  return (
    <a href={mapLink(address)} target="_blank" rel="noreferrer" className={styles.map}>
      {t('cards.map')} <VisuallyHidden>{common('footer.opensNewTab')}</VisuallyHidden>
    </a>
  );
}
