import { useEffect } from 'react';
import { type Cache, type Middleware, SWRConfig, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from './api-error.ts';
import { createUnusedData } from './unused-data.ts';
import { useIsServed } from './use-hydrated.ts';

/**
 * docs/product.md: three retries, with a delay that doubles up to 30 s; unused data is dropped after five
 * minutes.
 */
export const maximumRetries = 3;
const firstWait = 1_000;
const longestWait = 30_000;
export const unusedLifetime = 5 * 60_000;

/** Returns the delay before a retry in milliseconds. Retries count from 1. */
export const retryWait = (retry: number) => Math.min(firstWait * 2 ** (retry - 1), longestWait);

/** Retries help only after a network failure or a server error; a refusal is final. */
export const isWorthRetrying = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'network' || error.status >= 500;

const holdData = createUnusedData(unusedLifetime);

/** Drops data that no mounted component has used for five minutes. */
const dropUnused: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const name = typeof key === 'function' ? '' : unstable_serialize(key);
  useEffect(() => (name ? holdData(cache, name) : undefined), [name, cache]);
  return useNext(key, fetcher, config);
};

/** A page just served has the newest data: nothing is fetched again while the page is hydrated. Returning to it does. */
const trustServedPage: Middleware = (useNext) => (key, fetcher, config) => {
  const isServed = useIsServed() && typeof key === 'string' && config.fallback?.[key] !== undefined;
  return useNext(key, fetcher, isServed ? { ...config, revalidateOnMount: false } : config);
};

export const swrConfig: SWRConfiguration = {
  use: [dropUnused, trustServedPage],
  errorRetryCount: maximumRetries,
  onErrorRetry: (error, _key, { isVisible, isOnline }, revalidate, { retryCount }) => {
    if (!isWorthRetrying(error) || retryCount > maximumRetries) return;
    if (!isVisible() || !isOnline()) return;
    setTimeout(() => revalidate({ retryCount }), retryWait(retryCount));
  },
};

/**
 * Puts the data of a served page into SWR's cache. Without it, SWR gives the second reader of a key another object after
 * the hydration than during it, and React renders this reader and all in it again in one long step.
 */
export function keepServedData(served: Record<string, unknown>): void {
  const cache: Cache<unknown> = SWRConfig.defaultValue.cache;
  for (const [key, data] of Object.entries(served)) cache.set(key, { data, _k: key } as State);
  const set = cache.set.bind(cache);
  // Each reader that mounts writes what is there already.
  cache.set = (key, state) => {
    if (!isSame(cache.get(key) ?? {}, state)) set(key, state);
  };
}

/** The state that SWR keeps of a key; `_k` is the key as its reader wrote it. */
type State = Parameters<Cache['set']>[1];

const isSame = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
