import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { BedIcon, PlaneIcon, TrainIcon } from '#shared/components/travel-icons.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { whatsAppLink } from '#shared/lib/site.ts';
import { Section } from './section.tsx';
import styles from './services.module.css';

const services = [
  { key: 'flights', icon: <PlaneIcon />, to: paths.flightBooking },
  { key: 'hotels', icon: <BedIcon />, to: paths.hotelBooking },
  { key: 'sightseeing', icon: <Icon of="camera-outlined" /> },
  { key: 'transfers', icon: <Icon of="car-outlined" /> },
  { key: 'visas', icon: <Icon of="global-outlined" /> },
  { key: 'train', icon: <TrainIcon /> },
  { key: 'carRental', icon: <Icon of="key-outlined" /> },
  { key: 'licences', icon: <Icon of="idcard-outlined" /> },
] as const;

/** The agency's services. A service with a form links to the form, the others to a chat that names the service. */
export function Services() {
  const { t } = useTranslation('home');
  return (
    <Section
      id="services"
      ground="sand"
      title={t('services.title')}
      text={t('services.text')}
      action={<ButtonLink to={paths.customJourney}>{t('services.customJourney')}</ButtonLink>}
      shortOnPhones
    >
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.key}>
            <ServiceLink
              to={'to' in service ? service.to : undefined}
              chat={t('services.chat', { service: t(`services.${service.key}.title`) })}
            >
              <span className={styles.icon}>{service.icon}</span>
              <span className={styles.title}>{t(`services.${service.key}.title`)}</span>
              <span className={styles.text}>{t(`services.${service.key}.text`)}</span>
            </ServiceLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceLink({ to, chat, children }: { to: string | undefined; chat: string; children: ReactNode }) {
  const { t } = useTranslation('common');
  if (to) {
    return (
      <Link to={to} className={styles.service}>
        {children}
        <Icon of="arrow-right-outlined" mirrored className={styles.way} />
      </Link>
    );
  }
  return (
    <a href={whatsAppLink(chat)} target="_blank" rel="noreferrer" className={styles.service}>
      {children}
      <Icon of="whats-app-outlined" className={styles.way} />
      <VisuallyHidden>{t('footer.opensNewTab')}</VisuallyHidden>
    </a>
  );
}
