import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeTags, tagKey, withoutRepeated } from '#contracts/api/tag-rules';

it('leaves out a tag that reads like one before', () => {
  expect(withoutRepeated(['VIP', 'عائلة', 'vip', 'ＶＩＰ', 'عائلة', 'visa'])).toEqual(['VIP', 'عائلة', 'visa']);
});

it('does to the newer list what was done to the one before', () => {
  const merged = mergeTags(['visa', 'VIP', 'family'], { from: ['visa', 'vip'], to: ['vip', 'umrah'] });
  expect(merged).toEqual(['VIP', 'family', 'umrah']);
});

it('loses no tag that either of two colleagues added, and keeps none that either removed', () => {
  const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(tags, tags, tags, (from, newer, to) => {
      const merged = mergeTags(newer, { from, to });
      for (const tag of ['a', 'b', 'c', 'd', 'e', 'f'] as const) {
        const [was, theirs, mine] = [from, newer, to].map((list) => list.includes(tag));
        expect(merged.includes(tag)).toBe(was ? Boolean(theirs && mine) : Boolean(theirs || mine));
      }
      expect(merged.map(tagKey)).toEqual([...new Set(merged.map(tagKey))]);
    }),
  );
});
