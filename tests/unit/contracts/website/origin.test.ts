import { expect, it } from 'vitest';
import { withOrigin } from '#contracts/website/origin';
import { originPlaceholder } from '#contracts/website/origin-placeholder';
import { periodPlaceholder, retentionPlaceholder } from '#contracts/website/retention-period';
import { riyalPlaceholder, umrahPlaceholder } from '#contracts/website/shown-settings';
import { siteKeyPlaceholder } from '#contracts/website/turnstile';

it('inserts the origin everywhere, also inside another URL', () => {
  const page = `<link href="${originPlaceholder}/terms"><a href="https://wa.me/1?text=${encodeURIComponent(`${originPlaceholder}/program/1`)}">`;
  expect(withOrigin(page, 'http://localhost:3000')).toBe(
    '<link href="http://localhost:3000/terms"><a href="https://wa.me/1?text=http%3A%2F%2Flocalhost%3A3000%2Fprogram%2F1">',
  );
});

it('inserts Turnstile’s site key, or nothing without one', () => {
  const page = `<html data-turnstile="${siteKeyPlaceholder}">`;
  expect(withOrigin(page, '', { siteKey: '0x4AAA' })).toBe('<html data-turnstile="0x4AAA">');
  expect(withOrigin(page, '')).toBe('<html data-turnstile="">');
});

it.each([
  [1, '1 month', 'شهرًا واحدًا'],
  [2, '2 months', 'شهرين'],
  [6, '6 months', '6 أشهر'],
  [24, '24 months', '24 شهرًا'],
  [100, '100 months', '100 شهر'],
])('inserts %i months of retention, in words of both languages', (retentionMonths, english, arabic) => {
  const page = `<html data-retention="${retentionPlaceholder}"><p>${periodPlaceholder('en')}, ${periodPlaceholder('ar')}`;
  expect(withOrigin(page, '', { retentionMonths })).toBe(
    `<html data-retention="${retentionMonths}"><p>${english}, ${arabic}`,
  );
});

it('inserts what pages show, or the defaults', () => {
  const page = `<html data-umrah="${umrahPlaceholder}" data-riyal="${riyalPlaceholder}">`;
  expect(withOrigin(page, '', { shown: { umrahLicence: 'UMR-1', riyalSign: 'drawn' } })).toBe(
    '<html data-umrah="UMR-1" data-riyal="drawn">',
  );
  expect(withOrigin(page, '')).toBe('<html data-umrah="" data-riyal="letters">');
});
