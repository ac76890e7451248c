import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type OwnLinks, useMenus } from '../features/site-content/use-menus.ts';
import { type SiteLink, shownLink } from './links.ts';

interface LinkListProps {
  links: readonly SiteLink[] | OwnLinks;
  /** True for the agency's own links: their texts are not those of the interface. */
  own?: boolean;
  /** The href of the current screen or section. */
  current?: string;
  className?: string;
  onNavigate?: () => void;
}

/** A list of links for a menu, without those to parts that the home page does not show. */
export function LinkList({ links, own, current, className, onNavigate }: LinkListProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { missing = [] } = useMenus();
  const shown = own ? pathname : current;
  return (
    <ul className={className}>
      {links.map(({ to, text }, place) => {
        const leadsTo = own ? to : shownLink(to, missing);
        return (
          leadsTo && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two own links may lead to the same place.
            <li key={place}>
              <Link
                to={leadsTo}
                onClick={onNavigate}
                aria-current={to === shown ? (leadsTo === pathname ? 'page' : true) : undefined}
              >
                {own ? text : t(text as SiteLink['text'])}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
