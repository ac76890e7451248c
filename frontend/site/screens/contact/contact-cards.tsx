import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dialled, phoneText, telephoneLink } from '#contracts/website/contact-links';
import { CopyButton } from '#shared/components/copy-button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { Ltr } from '#shared/components/ltr.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { mapLink } from '../../features/site-content/map-links.ts';
import { useContact } from '../../features/site-content/use-contact.ts';
import styles from './contact-cards.module.css';

/** All ways to contact the agency, each as a link. */
export function ContactCards() {
  const { t } = useTranslation('contact');
  const { phones, emails, hours, addresses } = useContact();
  const copyOf = (label: string) => t('copy', { label });
  return (
    <section aria-labelledby="contact-cards" className={styles.section}>
      <h2 id="contact-cards" className={styles.title}>
        {t('cards.title')}
      </h2>
      <ul className={styles.cards}>
        {phones.map(({ label, number, note }, index) => (
          <Card
            key={number}
            icon={<Icon of={index === 0 ? 'customer-service-outlined' : 'phone-outlined'} />}
            title={label}
            note={note}
          >
            <a href={telephoneLink(number)}>
              <Ltr>{phoneText(number)}</Ltr>
            </a>
            <CopyButton text={dialled(number)} label={copyOf(label)} />
          </Card>
        ))}
        {emails.map(({ label, address, note }) => (
          <Card key={address} icon={<Icon of="mail-outlined" />} title={label} note={note}>
            <a href={`mailto:${address}`}>
              <Ltr>{address}</Ltr>
            </a>
            <CopyButton text={address} label={copyOf(label)} />
          </Card>
        ))}
        <Card icon={<Icon of="clock-circle-outlined" />} title={t('cards.hours')}>
          <span className={styles.lines}>{hours}</span>
        </Card>
        {addresses.map((address) => (
          <Card
            key={address.text}
            icon={<Icon of="environment-outlined" />}
            title={t('cards.address')}
            note={<MapLink to={mapLink(address)} />}
          >
            <address>{address.text}</address>
            <CopyButton text={address.text} label={copyOf(t('cards.address'))} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  icon: ReactNode;
  title: string;
  note?: ReactNode;
  /** The value and its actions. */
  children: ReactNode;
}

const Card = ({ icon, title, note, children }: CardProps) => (
  <li className={styles.card}>
    <span className={styles.icon}>{icon}</span>
    <div>
      <h3>{title}</h3>
      <div className={styles.value}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  </li>
);

function MapLink({ to }: { to: string }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  return (
    <a href={to} target="_blank" rel="noreferrer" className={styles.map}>
      {t('cards.map')} <VisuallyHidden>{common('footer.opensNewTab')}</VisuallyHidden>
    </a>
  );
}
