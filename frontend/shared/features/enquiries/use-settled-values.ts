import { createContext, useContext } from 'react';

/** The values that the program settles, by field. */
export type SettledValues = Readonly<Record<string, unknown>>;

export const SettledContext = createContext<SettledValues>({});

/** Returns the settled values of the surrounding form; empty without a program. */
export const useSettledValues = () => useContext(SettledContext);
