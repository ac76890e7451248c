import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { Link } from 'react-router';
import styles from './back-link.module.css';

/** The way back, at the head of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.link}>
      <ArrowLeftOutlined className="mirrored" />
      {children}
    </Link>
  );
}
