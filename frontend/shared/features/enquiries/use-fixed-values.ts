import { createContext, useContext } from 'react';

/** The values that the program fixes, by field. */
export type FixedValues = Readonly<Record<string, unknown>>;

export const FixedValuesContext = createContext<FixedValues>({});

/** Returns the fixed values of the surrounding form; empty without a program. */
export const useFixedValues = () => useContext(FixedValuesContext);
