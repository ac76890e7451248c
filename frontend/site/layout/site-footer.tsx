import { useTranslation } from 'react-i18next';
import { phoneText, telephoneLink } from '#contracts/website/contact-links';
import { Ltr } from '#shared/components/ltr.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { ltr } from '#shared/lib/ltr.ts';
import { useAgencyNames } from '#shared/lib/use-brand.ts';
import { useShown } from '#shared/lib/use-shown.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { useChatLink, useContact } from '../features/site-content/use-contact.ts';
import { useMenus } from '../features/site-content/use-menus.ts';
import { Brand } from './brand.tsx';
import { LinkList } from './link-list.tsx';
import { bookingLinks, companyLinks, legalLinks } from './links.ts';
import { OfficeMap } from './office-map.tsx';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** Links to all screens, the agency's contact details and its licence numbers. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  const { tagline } = useAgencyNames();
  return (
    <footer id="contact" tabIndex={-1} className={`${styles.footer} battlements`}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Brand ground="dark" />
          {tagline && <p>{tagline}</p>}
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-explore">
          <Title id="footer-explore">{t('footer.explore')}</Title>
          <LinkList links={companyLinks} />
        </nav>
        <nav aria-labelledby="footer-book">
          <Title id="footer-book">{t('footer.book')}</Title>
          <LinkList links={bookingLinks} />
        </nav>
        <div className={styles.reach}>
          <Title>{t('footer.contact')}</Title>
          <ContactList />
        </div>
      </div>
      <OwnLinks />
      <OfficeMap />
      <SmallPrint />
    </footer>
  );
}

/** The title of a column; visually hidden on phones, whose footer must be low. */
const Title = ({ id, children }: { id?: string; children: string }) => (
  <h2 id={id}>
    <VisuallyHidden until="sm">{children}</VisuallyHidden>
  </h2>
);

function ContactList() {
  const { t } = useTranslation('common');
  const { phones, emails, hours } = useContact();
  const chatLink = useChatLink();
  return (
    <ul className={styles.contact}>
      {phones.map(({ label, number }) => (
        <li key={number}>
          <a href={telephoneLink(number)}>
            {label} <Ltr>{phoneText(number)}</Ltr>
          </a>
        </li>
      ))}
      <li>
        <a href={chatLink(t('chat.prefilled'))} target="_blank" rel="noreferrer">
          {t('footer.whatsapp')} <VisuallyHidden>{t('footer.opensNewTab')}</VisuallyHidden>
        </a>
      </li>
      {emails.map(({ address }) => (
        <li key={address}>
          <a href={`mailto:${address}`}>
            <Ltr>{address}</Ltr>
          </a>
        </li>
      ))}
      <li className={styles.hours}>{hours}</li>
    </ul>
  );
}

/** The agency's own links, in rows: they may be one or eight. */
function OwnLinks() {
  const { t } = useTranslation('common');
  const { footer } = useMenus();
  if (footer.length === 0) return null;
  return (
    <div className={styles.own}>
      <nav aria-label={t('nav.more')}>
        <LinkList links={footer} own />
      </nav>
    </div>
  );
}

function SmallPrint() {
  const { t } = useTranslation('common');
  const { umrahLicence } = useShown();
  const { licence, registration, vat } = useContact();
  const year = useToday().slice(0, 4);
  return (
    <div className={styles.legal}>
      <LinkList links={legalLinks} className={styles.legalLinks} />
      <ul>
        <li>{t('footer.licence', { number: licence })}</li>
        {umrahLicence && <li>{t('footer.umrahLicence', { number: ltr(umrahLicence) })}</li>}
        <li>{t('footer.registration', { number: registration })}</li>
        {vat && <li>{t('footer.vat', { number: vat })}</li>}
      </ul>
      <p>{t('footer.copyright', { year })}</p>
    </div>
  );
}
