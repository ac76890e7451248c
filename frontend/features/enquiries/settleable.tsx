import { createContext, type ReactNode, useContext } from 'react';
import styles from './settleable.module.css';

/** The values that the program settles, by field. */
export type SettledValues = Readonly<Record<string, unknown>>;

const SettledContext = createContext<SettledValues>({});

export const SettledFields = SettledContext.Provider;

/** Returns the settled values of the surrounding form; empty without a program. */
export const useSettledValues = () => useContext(SettledContext);

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
