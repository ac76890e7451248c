import { useEffect, useRef } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import type { Challenge } from './challenge.ts';

/** Milliseconds for which sending waits for a check that has not ended. */
const patience = 4000;

/**
 * Cloudflare's check of the visitor, where the agency has set a site key. Nothing of it loads before the first action in
 * the form, and a check that fails holds nobody up: the enquiry goes without its token.
 */
export function useChallenge() {
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<Promise<Challenge | undefined>>(undefined);

  const begin = () => {
    const { turnstile: siteKey } = document.documentElement.dataset;
    const { current } = place;
    if (!siteKey || !current || opened.current) return;
    opened.current = import('./challenge.ts')
      .then(({ openChallenge }) => openChallenge(current, siteKey, language))
      .catch(() => {
        opened.current = undefined;
        return undefined;
      });
  };

  /** The token for one try. */
  const take = async (): Promise<string | undefined> => {
    begin();
    return (await opened.current)?.token(patience);
  };

  const renew = () => void opened.current?.then((challenge) => challenge?.renew());

  useEffect(
    () => () => {
      void opened.current?.then((challenge) => challenge?.remove());
    },
    [],
  );

  return { place, begin, take, renew };
}
