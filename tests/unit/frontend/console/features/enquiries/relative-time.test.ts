import { describe, expect, it } from 'vitest';
import { formatRelative, formatSpan } from '../../../../../../frontend/console/features/enquiries/relative-time.ts';

const now = new Date('2026-11-21T09:00:00.000Z');

describe('formatRelative', () => {
  it.each([
    ['2026-11-21T08:59:31.000Z', 'now'],
    ['2026-11-21T09:04:00.000Z', 'now'],
    ['2026-11-21T08:57:00.000Z', '3 minutes ago'],
    ['2026-11-21T07:01:00.000Z', '1 hour ago'],
    ['2026-11-20T08:59:00.000Z', 'yesterday'],
    ['2026-11-11T09:00:00.000Z', '10 days ago'],
    // 47 hours, two calendar days.
    ['2026-11-19T10:00:00.000Z', '2 days ago'],
    // 23 hours 30 minutes.
    ['2026-11-20T09:30:00.000Z', '23 hours ago'],
  ])('formats %s as %s', (instant, expected) => {
    expect(formatRelative(instant, now, 'en')).toBe(expected);
  });

  it('counts the calendar days of Riyadh, three hours ahead of UTC', () => {
    // 00:30 on 22 November there.
    const night = new Date('2026-11-21T21:30:00.000Z');
    expect(formatRelative('2026-11-20T20:59:00.000Z', night, 'en')).toBe('2 days ago');
    expect(formatRelative('2026-11-20T21:01:00.000Z', night, 'en')).toBe('yesterday');
  });

  it('writes Arabic with Latin digits', () => {
    expect(formatRelative('2026-11-21T08:55:00.000Z', now, 'ar')).toBe('قبل 5 دقائق');
  });
});

describe('formatSpan', () => {
  it.each([
    ['2026-11-21T08:59:31.000Z', '1 minute', 'دقيقة'],
    ['2026-11-21T08:57:00.000Z', '3 minutes', '3 دقائق'],
    ['2026-11-21T07:00:00.000Z', '2 hours', 'ساعتان'],
    ['2026-11-19T10:00:00.000Z', '2 days', 'يومان'],
  ])('says how long ago %s was', (instant, inEnglish, inArabic) => {
    expect(formatSpan(instant, now, 'en')).toBe(inEnglish);
    expect(formatSpan(instant, now, 'ar')).toBe(inArabic);
  });
});
