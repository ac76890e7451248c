import type { ReactNode } from 'react';
import look from '../../../components/select.module.css';
import styles from './party-fields.module.css';

interface ChoiceSelectProps {
  /** The name in the address of the form. */
  name: string;
  label: string;
  hint?: string | undefined;
  value: string | number;
  onChange: (value: string) => void;
  isWide?: boolean;
  /** The options. */
  children: ReactNode;
}

/** A labelled native select: it works before the scripts run, and on phones it is the system's own. */
export const ChoiceSelect = ({ name, label, hint, value, onChange, isWide, children }: ChoiceSelectProps) => (
  <label className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
    <select className={look.select} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
  </label>
);
