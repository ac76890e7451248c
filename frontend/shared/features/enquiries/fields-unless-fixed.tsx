import type { ReactNode } from 'react';
import styles from './fields-unless-fixed.module.css';
import { FixedValuesContext, useFixedValues } from './use-fixed-values.ts';

export const FixedValuesProvider = FixedValuesContext.Provider;

interface FieldsUnlessFixedProps {
  /** Names of the fields inside. */
  names: readonly string[];
  children: ReactNode;
}

/** Hides its fields once the program fixes all of them. Their typed values are kept. */
export function FieldsUnlessFixed({ names, children }: FieldsUnlessFixedProps) {
  const fixed = useFixedValues();
  return names.every((name) => name in fixed) ? null : <div className={styles.fields}>{children}</div>;
}
