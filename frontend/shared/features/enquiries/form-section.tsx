import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

/** A group of a form's fields with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
