import { describe, expect, it } from 'vitest';
import { formatRelative } from '../../../../frontend/features/requests/relative-time.ts';

const now = new Date('2026-11-21T09:00:00.000Z');

describe('formatRelative', () => {
  it.each([
    ['2026-11-21T08:59:31.000Z', 'now'],
    ['2026-11-21T09:04:00.000Z', 'now'],
    ['2026-11-21T08:57:00.000Z', '3 minutes ago'],
    ['2026-11-21T07:01:00.000Z', '1 hour ago'],
    ['2026-11-20T08:59:00.000Z', 'yesterday'],
    ['2026-11-11T09:00:00.000Z', '10 days ago'],
  ])('says of %s: %s', (instant, expected) => {
    expect(formatRelative(instant, now, 'en')).toBe(expected);
  });

  it('writes Arabic with Latin digits', () => {
    expect(formatRelative('2026-11-21T08:55:00.000Z', now, 'ar')).toBe('قبل 5 دقائق');
  });
});
