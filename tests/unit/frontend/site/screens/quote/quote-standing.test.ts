import { describe, expect, it } from 'vitest';
import { standingOf } from '../../../../../../frontend/site/screens/quote/quote-standing.ts';
import { saidIn } from '../../../../../../frontend/site/screens/quote/said.tsx';

describe('how a quote stands', () => {
  it.each([
    ['open', '2026-11-28', 'open'],
    ['open', '2026-11-27', 'lastDay'],
    // A page that was left open overnight.
    ['open', '2026-11-26', 'expired'],
    ['expired', '2026-11-28', 'expired'],
    ['accepted', '2026-11-26', 'accepted'],
    ['declined', '2026-11-26', 'declined'],
    ['replaced', '2026-11-28', 'replaced'],
    ['withdrawn', '2026-11-28', 'replaced'],
  ] as const)('%s and valid until %s is %s', (state, valid_until, standing) => {
    expect(standingOf({ state, valid_until }, '2026-11-27')).toBe(standing);
  });
});

it('shows a text in the other language if there is none in the reader’s', () => {
  expect(saidIn({ ar: 'فندق', en: 'Hotel' }, 'en')).toEqual({ text: 'Hotel', language: 'en' });
  expect(saidIn({ ar: 'فندق', en: ' ' }, 'en')).toEqual({ text: 'فندق', language: 'ar' });
  expect(saidIn({ ar: null, en: null }, 'en')).toBeUndefined();
});
