import { createContext, type ReactNode, useContext } from 'react';
import styles from './settleable.module.css';

/** Values of the fields that the program settles, by field. */
export type SettledValues = Readonly<Record<string, unknown>>;

const SettledContext = createContext<SettledValues>({});

export const SettledFields = SettledContext.Provider;

/** The values settled in the surrounding form; empty without a program. */
export const useSettledValues = () => useContext(SettledContext);

interface SettleableProps {
  /** The names of the fields in it. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields, or a section of them, that are not asked for once all of them are settled. What was typed in them is kept. */
export function Settleable({ names, children }: SettleableProps) {
  const settled = useSettledValues();
  return names.every((name) => name in settled) ? null : <div className={styles.settleable}>{children}</div>;
}
