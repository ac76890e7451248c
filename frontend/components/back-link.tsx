import { Link } from 'react-router';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';

/** The link back, at the top of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.link}>
      <Icon of="arrow-left-outlined" mirrored />
      {children}
    </Link>
  );
}
