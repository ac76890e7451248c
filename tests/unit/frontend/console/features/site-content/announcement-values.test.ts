import { expect, it } from 'vitest';
import { noAnnouncement } from '#contracts/api/announcement-rules';
import {
  contentOf,
  countMissing,
  differing,
  standingOf,
  valuesOf,
  withValue,
} from '../../../../../../frontend/console/features/site-content/announcement-values.ts';

const empty = valuesOf({ ...noAnnouncement });
const eid = {
  ...empty,
  ...{ shown: true, texts: { ar: 'العيد', en: 'Eid' }, from: '2026-12-01', until: '2026-12-03' },
};

it('turns a content into values and back', () => {
  expect(contentOf(empty)).toEqual(noAnnouncement);
  expect(valuesOf(contentOf(eid))).toEqual(eid);
  expect(valuesOf({ tone: 'pink', texts: 3 })).toEqual(empty);
});

it('counts the missing texts of both languages', () => {
  expect(countMissing(empty)).toBe(0);
  expect(countMissing(eid)).toBe(0);
  expect(countMissing({ ...eid, texts: { ar: 'العيد', en: ' ' } })).toBe(1);
  expect(countMissing({ ...eid, link: '/programs' })).toBe(2);
});

it('names the fields that differ, and takes one of them over', () => {
  const other = { ...eid, texts: { ar: 'العيد', en: 'Feast' }, dismissible: false };
  expect(differing(eid, other)).toEqual(['texts.en', 'dismissible']);
  expect(withValue(eid, other, 'texts.en').texts).toEqual({ ar: 'العيد', en: 'Feast' });
});

it('knows where it stands', () => {
  expect(standingOf(empty, '2026-12-01')).toBe('none');
  expect(['2026-11-30', '2026-12-01', '2026-12-04'].map((day) => standingOf(eid, day))).toEqual([
    ...['coming', 'current', 'over'],
  ]);
});
