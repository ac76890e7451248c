import { SWRConfig, type SWRConfiguration } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../frontend/shared/lib/api-error.ts';
import {
  isWorthRetrying,
  keepServedData,
  retryWait,
  swrConfig,
  unusedLifetime,
} from '../../../../../frontend/shared/lib/swr.ts';
import { createUnusedData } from '../../../../../frontend/shared/lib/unused-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts the retries of a call that always fails; asks after every failure, like SWR. */
async function retriesOf(error: Error, config: Partial<SWRConfiguration> = {}) {
  const settings = { isVisible: () => true, isOnline: () => true, ...config } as never;
  let retries = 0;
  const fail = (retryCount: number) =>
    swrConfig.onErrorRetry?.(
      error,
      'key',
      settings,
      async () => {
        retries += 1;
        fail(retryCount + 1);
        return true;
      },
      { retryCount, dedupe: true },
    );
  fail(1);
  await vi.runAllTimersAsync();
  return retries;
}

const failed = (status: number) => new ApiError({ kind: 'http', message: '', status });

describe('retries', () => {
  it('wait twice as long each time, at most 30 seconds', () => {
    expect([1, 2, 3, 10].map(retryWait)).toEqual([1_000, 2_000, 4_000, 30_000]);
  });

  it('are made for network failures and server errors', () => {
    expect(isWorthRetrying(new ApiError({ kind: 'network', message: '' }))).toBe(true);
    expect(isWorthRetrying(failed(503))).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 422, 429])('are not made for %d', (status) => {
    expect(isWorthRetrying(failed(status))).toBe(false);
  });

  it('are three', async () => {
    expect(await retriesOf(failed(503))).toBe(3);
    expect(await retriesOf(failed(404))).toBe(0);
  });

  it('wait until the page is visible and online: returning retries', async () => {
    expect(await retriesOf(failed(503), { isVisible: () => false })).toBe(0);
    expect(await retriesOf(failed(503), { isOnline: () => false })).toBe(0);
  });
});

describe('data that nothing uses', () => {
  const setup = () => {
    const dropped: string[] = [];
    const hold = createUnusedData(unusedLifetime);
    return { dropped, use: (name: string) => hold({ delete: (key) => dropped.push(key) }, name) };
  };

  it('is dropped after five minutes', () => {
    const { dropped, use } = setup();
    const letGo = use('programs');
    vi.advanceTimersByTime(600_000);
    letGo();
    vi.advanceTimersByTime(299_999);
    expect(dropped).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(dropped).toEqual(['programs']);
  });

  it('stays while one of several users remains, or when it is used again', () => {
    const { dropped, use } = setup();
    const [first, second] = [use('programs'), use('programs')];
    first();
    vi.advanceTimersByTime(600_000);
    second();
    vi.advanceTimersByTime(200_000);
    use('programs');
    vi.advanceTimersByTime(600_000);
    expect(dropped).toEqual([]);
  });
});

describe('data of a served page', () => {
  it('stays the same object while its readers mount, so that React renders none of them twice', () => {
    const { cache } = SWRConfig.defaultValue;
    keepServedData({ '/data/a.json': ['a'] });
    const served = cache.get('/data/a.json');
    // Each reader writes the key when it mounts.
    cache.set('/data/a.json', { ...served });
    expect(cache.get('/data/a.json')).toBe(served);
    cache.set('/data/a.json', { ...served, data: ['b'] });
    expect(cache.get('/data/a.json')?.data).toEqual(['b']);
  });
});
