import { expect, it } from 'vitest';
import { withOrigin } from '#contracts/website/origin';
import { originPlaceholder } from '#contracts/website/origin-placeholder';

it('inserts the origin everywhere, also inside another URL', () => {
  const page = `<link href="${originPlaceholder}/terms"><a href="https://wa.me/1?text=${encodeURIComponent(`${originPlaceholder}/program/1`)}">`;
  expect(withOrigin(page, 'http://localhost:3000')).toBe(
    '<link href="http://localhost:3000/terms"><a href="https://wa.me/1?text=http%3A%2F%2Flocalhost%3A3000%2Fprogram%2F1">',
  );
});
