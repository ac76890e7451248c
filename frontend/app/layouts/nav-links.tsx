import { Link, useLocation } from 'react-router';
import { useTranslation } from '../../lib/use-translation.ts';
import { paths } from '../paths.ts';

const links = [
  { to: paths.home, text: 'nav.home' },
  { to: paths.services, text: 'nav.services' },
  { to: paths.homePrograms, text: 'nav.programs' },
  { to: paths.flightBooking, text: 'nav.flightBooking' },
] as const;

/** The header's links, those with an anchor leading to a section of the home page. */
export function NavLinks({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <ul>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} onClick={onNavigate} aria-current={to === pathname ? 'page' : undefined}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
