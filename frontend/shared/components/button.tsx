import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

/**
 * `primary` is the page's main action, `quiet` an alternative; `accent` and `clear` are the same two on dark
 * backgrounds.
 */
export type ButtonLook = 'primary' | 'quiet' | 'accent' | 'clear';

interface Look {
  look?: ButtonLook;
  icon?: ReactNode;
  children: ReactNode;
}

const classOf = (look: ButtonLook, className = '') => `${styles.button} ${styles[look]} ${className}`.trimEnd();

/** A link to another screen, styled as a button. */
export function ButtonLink({
  to,
  look = 'primary',
  icon,
  className,
  onClick,
  children,
}: Look & { to: string; className?: string; onClick?: MouseEventHandler<HTMLAnchorElement> }) {
  return (
    <Link to={to} className={classOf(look, className)} onClick={onClick}>
      {icon}
      {children}
    </Link>
  );
}

/** The same for an external address or a phone number. */
export function ButtonAnchor({
  look = 'primary',
  icon,
  className,
  children,
  ...anchor
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...anchor} className={classOf(look, className)}>
      {icon}
      {children}
    </a>
  );
}

export function Button({
  look = 'primary',
  icon,
  className,
  children,
  ...button
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...button} className={classOf(look, className)}>
      {icon}
      {children}
    </button>
  );
}
