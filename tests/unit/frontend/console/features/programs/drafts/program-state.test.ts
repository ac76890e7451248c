import { expect, it } from 'vitest';
import type { Publication } from '#contracts/api/programs';
import { formatAgo } from '../../../../../../../frontend/console/features/drafts/saved-ago.ts';
import { stateOf, timesOf } from '../../../../../../../frontend/console/features/programs/drafts/program-state.ts';

const at = '2026-12-03T06:00:00.000Z';
const published: Publication = {
  state: 'published',
  planned_at: null,
  planned_version: null,
  planned_until: null,
  unpublish_at: null,
};

it.each([
  ['published', published, false],
  ['changed', published, true],
  ['draft', { ...published, state: 'draft' }, true],
  ['archived', { ...published, state: 'archived' }, true],
  ['planned', { ...published, state: 'draft', planned_at: at, planned_version: 1 }, false],
  // Leaving the site later is said beside the state.
  ['published', { ...published, unpublish_at: at }, false],
] as const)('says that a program is %s', (state, publication, hasDraft) => {
  expect(stateOf({ publication }, hasDraft)).toBe(state);
});

it('says when a program comes and goes, without an end that a plan replaces', () => {
  const day = (number: number) => `2026-12-0${number}T06:00:00.000Z`;
  const plan = { ...published, planned_at: day(3), planned_version: 2 };
  const timesIn = (publication: Publication) => timesOf({ publication }).map((one) => [one.is, one.at]);
  expect(timesIn({ ...published, unpublish_at: day(5) })).toEqual([['until', day(5)]]);
  expect(timesIn({ ...plan, unpublish_at: day(5) })).toEqual([
    ['from', day(3)],
    ['until', day(5)],
  ]);
  expect(timesIn({ ...plan, planned_until: day(4), unpublish_at: day(5) })).toEqual([
    ['from', day(3)],
    ['until', day(4)],
  ]);
  expect(timesIn({ ...plan, planned_until: day(4), unpublish_at: day(2) })).toEqual([
    ['until', day(2)],
    ['from', day(3)],
    ['until', day(4)],
  ]);
});

it('says how long ago a draft was saved, by seconds at first', () => {
  const after = (seconds: number) => new Date(Date.parse(at) + seconds * 1000);
  expect(formatAgo(at, after(3), 'en')).toBe('3 seconds ago');
  expect(formatAgo(at, after(3), 'ar')).toBe('قبل 3 ثوانٍ');
  expect(formatAgo(at, after(130), 'en')).toBe('2 minutes ago');
  // A browser's clock may be behind the server's.
  expect(formatAgo(at, after(-5), 'en')).toBe('now');
});
