import Menu from 'antd/es/menu';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useMentions } from '../features/enquiries/use-mentions.ts';
import { useMayCall } from '../features/session/use-may.ts';
import styles from './admin-menu.module.css';
import { MentionsLink } from './mentions-link.tsx';
import { isCurrent, type MenuEntry, menuGroups } from './menu-entries.ts';
import { NewBadge, NewCount } from './new-badge.tsx';
import { useCounted } from './use-counted.ts';

interface Props {
  /** Shows only icons, with their names as hints. */
  compact?: boolean;
  /** Called when the user follows an entry. */
  onFollow?: () => void;
}

/** The console's sections, one list for each group. */
export function AdminMenu({ compact = false, onFollow }: Props) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const mayCall = useMayCall();
  const hasMentions = useMentions().length > 0;
  const mentions = {
    key: 'mentions',
    role: 'listitem',
    icon: (
      <span className="anticon" aria-hidden>
        @
      </span>
    ),
    label: <MentionsLink compact={compact} />,
  };
  const groups = menuGroups
    .map((group) => group.filter(({ requires }) => !requires || mayCall(requires)))
    .filter((group) => group.length > 0);
  return (
    <nav aria-label={t('layout.navigation')}>
      {groups.map((group, place) => (
        <Menu
          key={group[0]?.path}
          // A list of links: the ARIA role `menu` would hide from screen readers that they are links.
          role="list"
          tabIndex={-1}
          theme="dark"
          mode="inline"
          inlineIndent={12}
          className={styles.menu}
          selectedKeys={group.filter((entry) => isCurrent(entry, pathname)).map(({ path }) => path)}
          onClick={onFollow}
          // Turned off, because `data-hint` has the site's delays.
          tooltip={false}
          items={[
            ...group.map((entry) => ({
              key: entry.path,
              role: 'listitem',
              icon: <Sign entry={entry} compact={compact} />,
              label: <MenuLink entry={entry} compact={compact} />,
            })),
            ...(place === 0 && hasMentions ? [mentions] : []),
          ]}
        />
      ))}
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  compact: boolean;
  /** Set by antd's menu. */
  className?: string;
}

function Sign({ entry: { icon: Icon, counts }, compact, className }: EntryProps) {
  const sign = <Icon aria-hidden />;
  return <span className={className}>{counts && compact ? <NewBadge of={counts}>{sign}</NewBadge> : sign}</span>;
}

function MenuLink({ entry, compact }: EntryProps) {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const { label, path, counts } = entry;
  const words = useCounted(counts)?.words;
  return (
    <Link
      to={path}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      data-hint={(compact ? [t(label), words] : [words]).filter(Boolean).join(': ') || undefined}
      data-hint-side
    >
      {t(label)}
      {counts && !compact && <NewBadge of={counts} />}
      {counts && <NewCount of={counts} />}
    </Link>
  );
}
