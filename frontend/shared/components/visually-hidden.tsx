import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** The breakpoint from which the text is visible; none if it never is. */
  until?: 'sm' | 'lg';
  children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ until, children }: VisuallyHiddenProps) => (
  <span className={styles.hidden} data-until={until}>
    {children}
  </span>
);
