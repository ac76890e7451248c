import { useSyncExternalStore } from 'react';

/** Whether the browser believes to have a connection. */
export const useIsOnline = () =>
  useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
