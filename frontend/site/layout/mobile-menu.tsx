import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { phoneText, telephoneLink } from '#contracts/website/contact-links';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { useContact } from '../features/site-content/use-contact.ts';
import { useMenus } from '../features/site-content/use-menus.ts';
import { LinkList } from './link-list.tsx';
import { bookingLinks, mainLinks } from './links.ts';
import styles from './mobile-menu.module.css';

/**
 * The menu of small screens: a native popover, so that it opens before the scripts have loaded, and closes on Escape or
 * a tap outside.
 */
export function MobileMenu({ current }: { current: string }) {
  const { t } = useTranslation('common');
  const { always, phones } = useContact();
  const [phone] = phones;
  const { header } = useMenus();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  const shown = useRef(key);
  const close = () => menu.current?.hidePopover();

  // The reader may have opened it before hydration.
  useEffect(() => setIsOpen(menu.current?.matches(':popover-open') ?? false), []);

  // Other navigations close the menu too, for example the browser's Back button.
  useEffect(() => {
    if (key !== shown.current) menu.current?.hidePopover();
    shown.current = key;
  }, [key]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={isOpen ? t('nav.closeMenu') : t('nav.openMenu')}
        aria-expanded={isOpen}
      >
        <Icon of={isOpen ? 'close-outlined' : 'menu-outlined'} />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        <nav aria-label={t('nav.label')}>
          <LinkList links={mainLinks} current={current} className={styles.main} onNavigate={close} />
          {header.length > 0 && <LinkList links={header} own className={styles.main} onNavigate={close} />}
          <LinkList links={bookingLinks} current={current} className={styles.bookings} onNavigate={close} />
        </nav>
        {phone && (
          <a href={telephoneLink(phone.number)} className={styles.hotline}>
            <span>{phone.label}</span>
            <bdi dir="ltr">{phoneText(phone.number)}</bdi>
          </a>
        )}
        <ButtonLink to={paths.contact}>{t(always ? 'nav.contactAlways' : 'nav.contact')}</ButtonLink>
      </div>
    </>
  );
}
