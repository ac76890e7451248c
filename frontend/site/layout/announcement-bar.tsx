import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Announcement } from '#contracts/api/announcement-rules';
import { announcementAt } from '#contracts/website/announcement-pages';
import type { InLanguage } from '#contracts/website/in-language';
import { Icon } from '#shared/components/icon.tsx';
import { useToday } from '#shared/lib/use-today.ts';
import { useSection } from '../features/site-content/use-section.ts';
import styles from './announcement-bar.module.css';
import { isClosed, rememberClosed } from './announcement-dismissal.ts';
import { AnnouncementLine } from './announcement-line.tsx';

/** The agency's announcement, above the header of the pages that show it; nothing after its last day. */
export function AnnouncementBar() {
  const { pathname } = useLocation();
  const announcement = announcementAt(pathname, useSection('announcement') ?? null);
  const today = useToday();
  return announcement?.seen && announcement.until >= today ? <Bar announcement={announcement} /> : null;
}

function Bar({
  announcement: { version, texts, link, tone, dismissible },
}: {
  announcement: InLanguage<Announcement>;
}) {
  const { t } = useTranslation('common');
  const [closed, setClosed] = useState(false);
  useEffect(() => setClosed(isClosed(String(version))), [version]);
  if (closed && dismissible) return null;

  const close = () => {
    rememberClosed(version);
    setClosed(true);
  };
  return (
    <aside aria-label={t('announcement.label')} className={styles.bar}>
      <AnnouncementLine
        tone={tone}
        text={texts}
        link={link && <Link to={link.to}>{link.texts}</Link>}
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
