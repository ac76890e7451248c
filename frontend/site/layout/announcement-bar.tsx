import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Announcement } from '#contracts/api/announcement-rules';
import { Icon } from '#shared/components/icon.tsx';
import { AnnouncementLine } from '#shared/features/site-content/announcement-line.tsx';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { useSection } from '../features/site-content/use-section.ts';
import styles from './announcement-bar.module.css';
import { isClosed, rememberClosed } from './announcement-dismissal.ts';

/** What the agency announces, above the header of the pages that show it; nothing after its last day. */
export function AnnouncementBar() {
  const announcement = useSection('announcement');
  const today = useToday();
  return announcement && announcement.until >= today ? <Bar announcement={announcement} /> : null;
}

function Bar({ announcement: { version, texts, link, tone, dismissible } }: { announcement: Announcement }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const [closed, setClosed] = useState(false);
  useEffect(() => setClosed(isClosed(String(version))), [version]);
  if (closed && dismissible) return null;

  const close = () => {
    rememberClosed(version);
    setClosed(true);
  };
  return (
    <aside aria-label={t('announcement.label')} className={dismissible ? styles.bar : undefined}>
      <AnnouncementLine
        tone={tone}
        text={texts[language]}
        link={link && <AnnouncedLink to={link.to}>{link.texts[language]}</AnnouncedLink>}
        close={
          dismissible && (
            <button type="button" aria-label={t('announcement.close')} onClick={close}>
              <Icon of="close-outlined" />
            </button>
          )
        }
      />
    </aside>
  );
}

/** A path of the site opens like every link of the site, any other address as the browser opens it. */
const AnnouncedLink = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('/') ? (
    <Link to={to}>{children}</Link>
  ) : (
    <a href={to} rel="noreferrer">
      {children}
    </a>
  );
