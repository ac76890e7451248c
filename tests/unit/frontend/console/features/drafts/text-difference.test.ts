import { expect, it } from 'vitest';
import { excerpts } from '../../../../../../frontend/console/features/drafts/text-difference.ts';

const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');

it('shows the difference with some shared context', () => {
  const [one, other] = excerpts(`${long} old end ${long}`, `${long} new end ${long}`);
  expect([one.changed, other.changed]).toEqual(['old', 'new']);
  expect(one.before).toMatch(/^….{59} $/);
  expect(one.after).toMatch(/^ end word0 .+…$/);
});

it.each([
  ['3', '5', ['3', '5']],
  ['a b', 'a b c', ['', ' c']],
  ['', 'new', ['', 'new']],
  ['a a', 'a a a', ['', ' a']],
])('distinguishes %j and %j', (one, other, changed) => {
  expect(excerpts(one, other).map((excerpt) => excerpt.changed)).toEqual(changed);
});
