import { useEffect, useRef } from 'react';
import { useLanguage } from '#shared/lib/use-language.ts';
import type { Challenge } from './challenge.ts';

/** The time for which sending waits for an unfinished check, in milliseconds. */
const timeoutMs = 4000;

/**
 * Cloudflare's check of the visitor, if the agency has set a site key. It loads on the first action in the form. A
 * check that fails blocks nobody: the enquiry is sent without a token.
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

  /** Returns the token for one attempt. */
  const take = async (): Promise<string | undefined> => {
    begin();
    return (await opened.current)?.token(timeoutMs);
  };

  const renew = () => void opened.current?.then((challenge) => challenge?.renew());

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    // The visitor may have begun before the scripts ran.
    if (place.current?.closest('form:focus-within')) begin();
    return () => {
      void opened.current?.then((challenge) => challenge?.remove());
    };
  }, []);

  return { place, begin, take, renew };
}
