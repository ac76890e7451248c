import type { ReactNode } from 'react';
import { formatDate, formatHijri } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import styles from './facts.module.css';

export interface Fact {
  label: string;
  /** Nothing to say: the fact is left out. */
  value: ReactNode;
  /** Long text, below its label. */
  wide?: boolean;
}

/** Labels and values, one pair to a line. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== undefined && value !== '' && value !== false)
        .map(({ label, value, wide }) => (
          <div key={label} className={wide ? styles.wide : styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What a visitor wrote: in its own direction, with its line breaks. */
export function OwnWords({ text }: { text: string }) {
  return (
    <p className={styles.words} dir="auto">
      {text}
    </p>
  );
}

/** A calendar day, with the Umm al-Qura date that many customers plan by. */
export function Day({ day }: { day: string }) {
  const { language } = useLanguage();
  return (
    <time dateTime={day}>
      {formatDate(day, language)} <span className={styles.hint}>{formatHijri(day, language)}</span>
    </time>
  );
}
