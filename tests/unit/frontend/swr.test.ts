import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../frontend/lib/api-error.ts';
import { isWorthRetrying, retryWait } from '../../../frontend/lib/swr.ts';

const failed = (status: number) => new ApiError({ kind: 'http', message: '', status });

describe('retries', () => {
  it('wait twice as long each time, at most 30 seconds', () => {
    expect([1, 2, 3, 10].map(retryWait)).toEqual([1_000, 2_000, 4_000, 30_000]);
  });

  it('are made for lost connections and a server in trouble', () => {
    expect(isWorthRetrying(new ApiError({ kind: 'network', message: '' }))).toBe(true);
    expect(isWorthRetrying(failed(503))).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 422, 429])('are not made for %d', (status) => {
    expect(isWorthRetrying(failed(status))).toBe(false);
  });
});
