import { createContext, useContext, useSyncExternalStore } from 'react';
import { riyadhDay } from '#contracts/field-kit/calendar';

export const PageDay = createContext<string | undefined>(undefined);

/** Updates a page that was left open overnight when its reader returns to it. */
function onReturn(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/**
 * Returns today's calendar day in Riyadh (`YYYY-MM-DD`). A prerendered page hydrates with the day for which it was
 * rendered and switches to the browser's day right after.
 */
export function useToday(): string {
  const pageDay = useContext(PageDay);
  return useSyncExternalStore(
    onReturn,
    () => riyadhDay(),
    () => pageDay ?? riyadhDay(),
  );
}
