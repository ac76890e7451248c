import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { riyadhDay } from '#contracts/calendar';

const PageDay = createContext<string | undefined>(undefined);

interface TodayProviderProps {
  /** The Riyadh day that the page was rendered ahead for; undefined where it was not. */
  pageDay: string | undefined;
  children: ReactNode;
}

export const TodayProvider = ({ pageDay, children }: TodayProviderProps) => (
  <PageDay value={pageDay}>{children}</PageDay>
);

/** A page left open overnight learns of the new day when its reader comes back to it. */
function onReturn(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/**
 * Today's calendar day in Riyadh (`YYYY-MM-DD`). A page rendered ahead is taken over with the day it was rendered for,
 * and shows the browser's day right after.
 */
export function useToday(): string {
  const pageDay = useContext(PageDay);
  return useSyncExternalStore(
    onReturn,
    () => riyadhDay(),
    () => pageDay ?? riyadhDay(),
  );
}
