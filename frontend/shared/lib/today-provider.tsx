import type { ReactNode } from 'react';
import { PageDay } from './use-today.ts';

interface TodayProviderProps {
  /** The Riyadh day for which the page was prerendered; undefined if it was not. */
  pageDay: string | undefined;
  children: ReactNode;
}

export const TodayProvider = ({ pageDay, children }: TodayProviderProps) => (
  <PageDay value={pageDay}>{children}</PageDay>
);
