import { useEffect } from 'react';
import { type EnquiryKey, readKey, writeKey } from '../enquiries/enquiry-key.ts';

const load = () => import('./share-presence.ts');

/** Shares with colleagues which request is open, while a screen of requests is. Without it, the screen works as well. */
export function usePresence(open: EnquiryKey | undefined): void {
  const key = open ? writeKey(open) : null;
  useEffect(
    () =>
      void load().then(
        ({ showOpen }) => showOpen(readKey(key, undefined)),
        () => undefined,
      ),
    [key],
  );
  useEffect(
    () => () =>
      void load().then(
        ({ leave }) => leave(),
        () => undefined,
      ),
    [],
  );
}
