import { Link } from 'react-router';
import { Icon } from '#shared/components/icon.tsx';
import styles from './back-link.module.css';

/** The link back, at the top of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.link}>
      <Icon of="arrow-left-outlined" mirrored />
      {children}
    </Link>
  );
}
