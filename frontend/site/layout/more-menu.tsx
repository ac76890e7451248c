import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '#shared/components/icon.tsx';
import { useMenus } from '../features/site-content/use-menus.ts';
import { LinkList } from './link-list.tsx';
import styles from './more-menu.module.css';

/**
 * The agency's own links in the header of wide windows, which has no room for their words; nothing if there are none. It
 * opens before the scripts have loaded. They close it on Escape, when the focus leaves it, and with each navigation.
 */
export function MoreMenu() {
  const { t } = useTranslation('common');
  const { key } = useLocation();
  const { header } = useMenus();
  if (header.length === 0) return null;
  return (
    <details
      key={key}
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      {/* Safari focuses by a click only what has a tabindex, here and in the list. */}
      <summary tabIndex={0}>
        {t('nav.more')}
        <Icon of="down-outlined" className={styles.sign} />
      </summary>
      <div tabIndex={-1}>
        <LinkList links={header} own />
      </div>
    </details>
  );
}
