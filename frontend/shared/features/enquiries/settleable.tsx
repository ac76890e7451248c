import type { ReactNode } from 'react';
import styles from './settleable.module.css';
import { SettledContext, useSettledValues } from './use-settled-values.ts';

export const SettledFields = SettledContext.Provider;

interface SettleableProps {
  /** Names of the fields inside. */
  names: readonly string[];
  children: ReactNode;
}

/** Hides its fields once the program settles all of them. Their typed values are kept. */
export function Settleable({ names, children }: SettleableProps) {
  const settled = useSettledValues();
  return names.every((name) => name in settled) ? null : <div className={styles.settleable}>{children}</div>;
}
