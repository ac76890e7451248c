import { useTranslation } from 'react-i18next';
import { Ltr } from '../../components/ltr.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatPhone } from '../../lib/format.ts';
import { hotlineText, mailLink, site, telephoneLink, whatsAppLink } from '../../lib/site.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { useToday } from '../../lib/use-today.ts';
import { Brand } from './brand.tsx';
import { LinkList } from './link-list.tsx';
import { bookingLinks, companyLinks, legalLinks } from './links.ts';
import { OfficeMap } from './office-map.tsx';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** Links to all screens, the agency's contact details and its licence numbers. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  return (
    <footer id="contact" tabIndex={-1} className={`${styles.footer} battlements`}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Brand />
          <p>{t('footer.about', { year: site.figures.since })}</p>
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore">{t('footer.explore')}</h2>
          <LinkList links={companyLinks} />
        </nav>
        <nav aria-labelledby="footer-book">
          <h2 id="footer-book">{t('footer.book')}</h2>
          <LinkList links={bookingLinks} />
        </nav>
        <div className={styles.reach}>
          <h2>{t('footer.contact')}</h2>
          <ContactList />
        </div>
      </div>
      <OfficeMap />
      <SmallPrint />
    </footer>
  );
}

function ContactList() {
  const { t } = useTranslation('common');
  return (
    <ul className={styles.contact}>
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
      <li className={styles.hours}>{t('footer.hours')}</li>
    </ul>
  );
}

function SmallPrint() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const year = useToday().slice(0, 4);
  return (
    <div className={styles.legal}>
      <LinkList links={legalLinks} className={styles.legalLinks} />
      <ul>
        <li>{t('footer.licence', { number: site.tourismLicence })}</li>
        <li>{t('footer.registration', { number: site.commercialRegistration })}</li>
        <li>{t('footer.vat', { number: site.vatNumber })}</li>
      </ul>
      <p>{t('footer.copyright', { year, name: site.legalName[language] })}</p>
    </div>
  );
}
