import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ServiceIcon, SiteService } from '#contracts/api/site-services-rules';
import type { InLanguage } from '#contracts/website/in-language';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { BedIcon, PlaneIcon, TrainIcon } from '#shared/components/travel-icons.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { useChatLink } from '../../features/site-content/use-contact.ts';
import { useSection } from '../../features/site-content/use-section.ts';
import { Section } from './section.tsx';
import styles from './services.module.css';

const drawn = { plane: PlaneIcon, bed: BedIcon, train: TrainIcon } as const;
/** The agency's services; nothing if it names none. */
export function Services() {
  const { t } = useTranslation('home');
  const services = useSection('services');
  if (!services || services.items.length === 0) return null;
  return (
    <Section
      id="services"
      ground="sand"
      title={services.title}
      text={services.text}
      action={<ButtonLink to={paths.customJourney}>{t('services.customJourney')}</ButtonLink>}
      shortOnPhones
    >
      <ul className={styles.list}>
        {services.items.map((service, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words.
          <li key={place}>
            <Service {...service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A link to the service's form or page, or to a chat that names the service. */
function Service({ icon, title, text, to }: InLanguage<SiteService>) {
  const { t } = useTranslation(['home', 'common']);
  const chatLink = useChatLink();
  const words = (
    <>
      <span className={styles.icon}>
        <ServiceSign of={icon} />
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </>
  );
  if (to) {
    return (
      <Link to={to} className={styles.service}>
        {words}
        <Icon of="arrow-right-outlined" mirrored className={styles.way} />
      </Link>
    );
  }
  const chat = chatLink(t('services.chat', { service: title }));
  return (
    <a href={chat} target="_blank" rel="noreferrer" className={styles.service}>
      {words}
      <Icon of="whats-app-outlined" className={styles.way} />
      <VisuallyHidden>{t('common:footer.opensNewTab')}</VisuallyHidden>
    </a>
  );
}

function ServiceSign({ of }: { of: ServiceIcon }) {
  if (of === 'plane' || of === 'bed' || of === 'train') {
    const Drawn = drawn[of];
    return <Drawn />;
  }
  return <Icon of={`${of}-outlined`} />;
}
