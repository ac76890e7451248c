import { expect, it } from 'vitest';
import { withOrigin } from '#contracts/website/origin';
import { originPlaceholder } from '#contracts/website/origin-placeholder';
import { siteKeyPlaceholder } from '#contracts/website/turnstile';

it('inserts the origin everywhere, also inside another URL', () => {
  const page = `<link href="${originPlaceholder}/terms"><a href="https://wa.me/1?text=${encodeURIComponent(`${originPlaceholder}/program/1`)}">`;
  expect(withOrigin(page, 'http://localhost:3000')).toBe(
    '<link href="http://localhost:3000/terms"><a href="https://wa.me/1?text=http%3A%2F%2Flocalhost%3A3000%2Fprogram%2F1">',
  );
});

it('inserts Turnstile’s site key, or nothing without one', () => {
  const page = `<html data-turnstile="${siteKeyPlaceholder}">`;
  expect(withOrigin(page, '', '0x4AAA')).toBe('<html data-turnstile="0x4AAA">');
  expect(withOrigin(page, '')).toBe('<html data-turnstile="">');
});
