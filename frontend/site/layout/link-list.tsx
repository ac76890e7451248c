import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { SiteLink } from './links.ts';

interface LinkListProps {
  links: readonly SiteLink[];
  /** The href of the current screen or section. */
  current?: string;
  className?: string;
  onNavigate?: () => void;
}

/** A list of links for a menu. */
export function LinkList({ links, current, className, onNavigate }: LinkListProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const mark = (to: string) => (to === current ? (to === pathname ? 'page' : true) : undefined);
  return (
    <ul className={className}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} onClick={onNavigate} aria-current={mark(to)}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
