import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { OwnLinks } from '../features/site-content/use-menus.ts';
import type { SiteLink } from './links.ts';

interface LinkListProps {
  links: readonly SiteLink[] | OwnLinks;
  /** True for the agency's own links: their texts are not those of the interface. */
  own?: boolean;
  /** The href of the current screen or section. */
  current?: string;
  className?: string;
  onNavigate?: () => void;
}

/** A list of links for a menu. */
export function LinkList({ links, own, current, className, onNavigate }: LinkListProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const shown = own ? pathname : current;
  const mark = (to: string) => (to === shown ? (to === pathname ? 'page' : true) : undefined);
  return (
    <ul className={className}>
      {links.map(({ to, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two own links may lead to the same place.
        <li key={place}>
          <Link to={to} onClick={onNavigate} aria-current={mark(to)}>
            {own ? text : t(text as SiteLink['text'])}
          </Link>
        </li>
      ))}
    </ul>
  );
}
