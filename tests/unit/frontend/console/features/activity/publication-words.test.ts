import { expect, it } from 'vitest';
import type { AuditedChange } from '#contracts/api/audit';
import { isPlanned, publicationWords } from '../../../../../../frontend/console/features/activity/publication-words.ts';
import { createI18n, loadTexts } from '../../../../../../frontend/shared/lib/i18n.ts';
import { brand } from '../../../../../support/brand.ts';

const i18n = await createI18n('en', brand);
await loadTexts(['adminActivity'], { i18n });
const words = (...changes: [field: string, before: string | null, after: string | null][]) =>
  publicationWords(
    changes.map(([field, before, after]): AuditedChange => ({ field, before, after })),
    i18n.getFixedT('en', 'adminActivity'),
    'en',
  );
const [from, until] = ['2026-12-03T06:00:00.000Z', '2026-12-24T06:00:00.000Z'];

it('names the start and the end of a plan, and that they were cancelled', () => {
  expect(words(['planned_at', null, from], ['planned_until', null, until])).toEqual([
    'Goes online 3 Dec 2026, 09:00',
    'Leaves the site 24 Dec 2026, 09:00',
  ]);
  expect(words(['planned_at', from, null], ['planned_until', until, null])).toEqual([
    'No longer goes online 3 Dec 2026, 09:00',
    'No longer leaves the site 24 Dec 2026, 09:00',
  ]);
});

it('says of a program that has left the site only that', () => {
  expect(words(['state', 'published', 'archived'], ['unpublish_at', until, null])).toEqual(['Taken from the site']);
  expect(words(['unpublish_at', until, null])).toEqual(['No longer leaves the site 24 Dec 2026, 09:00']);
  expect(words(['state', 'archived', 'published'])).toEqual(['Put back on the site']);
});

it('tells a plan from a publication at once', () => {
  expect(isPlanned([{ field: 'planned_at', before: null, after: from }])).toBe(true);
  expect(isPlanned([{ field: 'unpublish_at', before: null, after: until }])).toBe(false);
});
