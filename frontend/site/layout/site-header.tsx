import { useTranslation } from 'react-i18next';
import { phoneText, telephoneLink } from '#contracts/website/contact-links';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { LanguageToggle } from '#shared/features/language/language-toggle.tsx';
import { useChatLink, useContact, useMainPhone } from '../features/site-content/use-contact.ts';
import { Brand } from './brand.tsx';
import { LinkList } from './link-list.tsx';
import { bookingLinks, mainLinks } from './links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import styles from './site-header.module.css';
import { useCurrentLink } from './use-current-link.ts';
import { useScrolled } from './use-scrolled.ts';

/** The fixed header. Over the home page's picture it is transparent until the reader scrolls. */
export function SiteHeader({ overPicture }: { overPicture: boolean }) {
  const { t } = useTranslation('common');
  const { sentinel, scrolled } = useScrolled();
  const current = useCurrentLink();
  const { always } = useContact();
  const isClear = overPicture && !scrolled;
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <div className={styles.place}>
        <header className={styles.header} data-clear={isClear || undefined}>
          <div className={styles.bar}>
            <Brand ground={isClear ? 'dark' : 'light'} />
            <nav aria-label={t('nav.label')} className={styles.nav}>
              <LinkList links={mainLinks} current={current} />
              <LinkList links={bookingLinks} current={current} className={styles.bookings} />
              <MoreMenu />
            </nav>
            <div className={styles.tools}>
              <Chat />
              <Hotline />
              <LanguageToggle className={styles.language} />
              <ButtonLink to={paths.contact} look={isClear ? 'accent' : 'primary'} className={styles.contact}>
                {t(always ? 'nav.contactAlways' : 'nav.contact')}
              </ButtonLink>
              <MobileMenu current={current} />
            </div>
          </div>
        </header>
      </div>
    </>
  );
}

/** The chat on screens too narrow for the floating button. */
function Chat() {
  const { t } = useTranslation('common');
  const chatLink = useChatLink();
  return (
    <a
      href={chatLink(t('chat.prefilled'))}
      target="_blank"
      rel="noreferrer"
      className={styles.chat}
      aria-label={t('chat.open')}
    >
      <Icon of="whats-app-outlined" />
    </a>
  );
}

/** The hotline's number where there is room for it, else only its icon. */
function Hotline() {
  const phone = useMainPhone();
  if (!phone) return null;
  const number = phoneText(phone.number);
  return (
    <a href={telephoneLink(phone.number)} className={styles.hotline} aria-label={`${phone.label} ${number}`}>
      <Icon of="phone-outlined" />
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
