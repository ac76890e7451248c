import ArrowRightOutlined from '@ant-design/icons-svg/es/asn/ArrowRightOutlined';
import CameraOutlined from '@ant-design/icons-svg/es/asn/CameraOutlined';
import CarOutlined from '@ant-design/icons-svg/es/asn/CarOutlined';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined';
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined';
import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined';
import WhatsAppOutlined from '@ant-design/icons-svg/es/asn/WhatsAppOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { BedIcon, PlaneIcon, TrainIcon } from '../../components/travel-icons.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { whatsAppLink } from '../../lib/site.ts';
import { Section } from './section.tsx';
import styles from './services.module.css';

const services = [
  { key: 'flights', icon: <PlaneIcon />, to: paths.flightBooking },
  { key: 'hotels', icon: <BedIcon />, to: paths.hotelBooking },
  { key: 'sightseeing', icon: <Icon of={CameraOutlined} /> },
  { key: 'transfers', icon: <Icon of={CarOutlined} /> },
  { key: 'visas', icon: <Icon of={GlobalOutlined} /> },
  { key: 'train', icon: <TrainIcon /> },
  { key: 'carRental', icon: <Icon of={KeyOutlined} /> },
  { key: 'licences', icon: <Icon of={IdcardOutlined} /> },
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
        <Icon of={ArrowRightOutlined} mirrored className={styles.way} />
      </Link>
    );
  }
  return (
    <a href={whatsAppLink(chat)} target="_blank" rel="noreferrer" className={styles.service}>
      {children}
      <Icon of={WhatsAppOutlined} className={styles.way} />
      <VisuallyHidden>{t('footer.opensNewTab')}</VisuallyHidden>
    </a>
  );
}
