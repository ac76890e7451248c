import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { throttleText } from '../../../../../../frontend/console/features/session/throttle-text.ts';
import ar from '../../../../../../frontend/locales/ar/admin.json' with { type: 'json' };
import en from '../../../../../../frontend/locales/en/admin.json' with { type: 'json' };

const i18n = createInstance();
const resources = { ar: { admin: ar }, en: { admin: en } };
await i18n.init({ lng: 'en', resources, interpolation: { escapeValue: false } });
const words = { t: i18n.getFixedT('en', 'admin'), language: 'en' as const };

describe('throttleText', () => {
  it('says from which minute a retry is allowed, never too early', () => {
    const now = new Date(2026, 10, 21, 14, 30, 20);
    expect(throttleText(100, words, now)).toBe('You can try again at 14:32, in about 2 minutes.');
    expect(throttleText(101, words, now)).toBe('You can try again at 14:33, in about 2 minutes.');
  });

  it('writes twelve hours without a leading zero in Arabic', () => {
    const arabic = { t: i18n.getFixedT('ar', 'admin'), language: 'ar' as const };
    expect(throttleText(100, arabic, new Date(2026, 10, 21, 4, 40, 20))).toBe(
      'يمكنك المحاولة الساعة 4:42 ص، بعد دقيقتين تقريبًا.',
    );
  });

  it('asks the reader to wait if the server does not say how long', () => {
    expect(throttleText(undefined, words)).toBe('Please wait a few minutes and try again.');
  });
});
