import { Link } from 'react-router';
import { Ltr } from '../../components/bdi.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useLanguage } from '../../features/language/use-language.ts';
import { formatPhone } from '../../lib/format.ts';
import { hotlineText, mailLink, site, telephoneLink, whatsAppLink } from '../../lib/site.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { paths } from '../paths.ts';
import { Brand } from './brand.tsx';
import styles from './site-footer.module.css';

const links = [
  { to: paths.home, text: 'nav.home' },
  { to: paths.services, text: 'nav.services' },
  { to: paths.programs, text: 'nav.programs' },
  { to: paths.flightBooking, text: 'nav.flightBooking' },
] as const;

/** Where else to go, how to reach the agency, and the numbers that a licensed agency shows. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Brand />
          <p>{t('footer.about', { year: site.figures.since })}</p>
          <p>{t('footer.hours')}</p>
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore">{t('footer.explore')}</h2>
          <ul>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{t(text)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('footer.contact')}</h2>
          <ContactList />
        </div>
        <div>
          <h2>{t('footer.follow')}</h2>
          <ul>
            {site.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer">
                  <bdi>{name}</bdi> <VisuallyHidden>{t('footer.opensNewTab')}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.legal}>
        <p>{t('footer.copyright', { year: new Date().getFullYear(), name: site.legalName[language] })}</p>
        <ul>
          <li>{t('footer.licence', { number: site.tourismLicence })}</li>
          <li>{t('footer.registration', { number: site.commercialRegistration })}</li>
          <li>{t('footer.vat', { number: site.vatNumber })}</li>
        </ul>
      </div>
    </footer>
  );
}

function ContactList() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return (
    <ul>
      <li>
        <a href={telephoneLink(site.hotline)}>
          {t('nav.hotlineLabel')} <Ltr>{hotlineText}</Ltr>
        </a>
      </li>
      <li>
        <a href={telephoneLink(site.phone)}>
          {t('footer.phone')} <Ltr>{formatPhone(site.phone)}</Ltr>
        </a>
      </li>
      <li>
        <a href={whatsAppLink(t('chat.prefilled'))} target="_blank" rel="noreferrer">
          {t('footer.whatsapp')} <VisuallyHidden>{t('footer.opensNewTab')}</VisuallyHidden>
        </a>
      </li>
      <li>
        <a href={mailLink}>
          <Ltr>{site.email}</Ltr>
        </a>
      </li>
      <li className={styles.address}>{site.address[language]}</li>
    </ul>
  );
}
