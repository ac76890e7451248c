import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ButtonAnchor } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { LanguageToggle } from '../../features/language/language-toggle.tsx';
import { hotlineText, site, telephoneLink, whatsAppLink } from '../../lib/site.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Brand } from './brand.tsx';
import { NavLinks } from './nav-links.tsx';
import styles from './site-header.module.css';
import { useScrolled } from './use-scrolled.ts';

/** The fixed header; clear over the home page's picture until the reader scrolls. */
export function SiteHeader({ overPicture }: { overPicture: boolean }) {
  const { t } = useTranslation('common');
  const { sentinel, scrolled } = useScrolled();
  const isClear = overPicture && !scrolled;
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={styles.header} data-clear={isClear || undefined}>
        <div className={styles.bar}>
          <Brand />
          <nav aria-label={t('nav.label')} className={styles.nav}>
            <NavLinks />
          </nav>
          <div className={styles.tools}>
            <a
              href={telephoneLink(site.hotline)}
              className={styles.hotline}
              aria-label={t('nav.hotline', { number: hotlineText })}
            >
              <Icon of={PhoneOutlined} />
              <bdi dir="ltr">{hotlineText}</bdi>
            </a>
            <LanguageToggle className={styles.language} />
            <ButtonAnchor
              href={whatsAppLink(t('chat.prefilled'))}
              target="_blank"
              rel="noreferrer"
              look={isClear ? 'accent' : 'primary'}
              className={styles.contact}
            >
              {t('nav.contact')}
            </ButtonAnchor>
            <MobileMenu />
          </div>
        </div>
      </header>
    </>
  );
}

/**
 * The menu of small screens: a native popover, so that it opens before the scripts have loaded and closes on Escape and
 * on a tap beside it.
 */
function MobileMenu() {
  const { t } = useTranslation('common');
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigations from elsewhere too, such as the way back.
  useEffect(() => {
    menu.current?.hidePopover();
  }, [key]);

  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget={id}
        aria-label={isOpen ? t('nav.closeMenu') : t('nav.openMenu')}
        aria-expanded={isOpen}
      >
        {isOpen ? <Icon of={CloseOutlined} /> : <Icon of={MenuOutlined} />}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        <nav aria-label={t('nav.label')}>
          <NavLinks onNavigate={() => menu.current?.hidePopover()} />
        </nav>
        <a href={telephoneLink(site.hotline)} className={styles.menuHotline}>
          <span>{t('nav.hotlineLabel')}</span>
          <bdi dir="ltr">{hotlineText}</bdi>
        </a>
        <ButtonAnchor href={whatsAppLink(t('chat.prefilled'))} target="_blank" rel="noreferrer">
          {t('nav.contact')}
        </ButtonAnchor>
      </div>
    </>
  );
}
