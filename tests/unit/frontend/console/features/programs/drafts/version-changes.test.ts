import { expect, it } from 'vitest';
import {
  differingLines,
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
  expect(photosOfBoth({ photo_order: ['a', 'b'] }, { photo_order: ['c', 'b'] })).toEqual(['c', 'b', 'a']);
  expect(photosOfBoth({}, { photo_order: ['c'] })).toEqual(['c']);
});
