import { expect, it } from 'vitest';
import {
  differingLines,
  photoNumbers,
  photosOfBoth,
} from '../../../../../../../frontend/console/features/programs/drafts/version-changes.ts';

it('names the days that differ, not those between them', () => {
  const before = 'Day 1: Arrival\nDay 2: Sea\nDay 3: Home';
  const after = 'Day 1: Landing\nDay 2: Sea\nDay 3: Home · Dinner\nDay 4: Rest';
  expect(differingLines(before, after)).toEqual([
    'Day 1: Arrival\nDay 3: Home',
    'Day 1: Landing\nDay 3: Home · Dinner\nDay 4: Rest',
  ]);
});

it('numbers the photos of both versions alike', () => {
  expect(photosOfBoth({ photo_order: ['a', 'b'] }, { photo_order: ['c', 'b'] })).toEqual(['a', 'b', 'c']);
  expect(photosOfBoth({}, { photo_order: ['c'] })).toEqual(['c']);
});

it('tells photos that came and went from another order', () => {
  const photos = (...photo_order: string[]) => ({ photo_order });
  expect(photoNumbers({}, photos('a', 'b'))).toEqual({ before: [], after: [1, 2], isOrderOnly: false });
  expect(photoNumbers(photos('a', 'b'), photos('c', 'b'))).toEqual({
    ...{ before: [1, 2], after: [3, 2], isOrderOnly: false },
  });
  expect(photoNumbers(photos('a', 'b'), photos('b', 'a'))).toEqual({
    ...{ before: [1, 2], after: [2, 1], isOrderOnly: true },
  });
});
