import { expect, it } from 'vitest';
import { contentOf } from '../../../../../../../frontend/console/features/programs/drafts/draft-content.ts';
import {
  hasNewWarning,
  publishWarnings,
} from '../../../../../../../frontend/console/features/programs/drafts/publish-checks.ts';
import { changedFields } from '../../../../../../../frontend/console/features/programs/drafts/version-changes.ts';
import { values } from '../../../screens/programs/build.ts';

it('warns of what is missing or over, and counts it', () => {
  const complete = { trip_name_en: 'AlUla', city_en: 'AlUla' };
  const checked = { photos: ['a'], departures: null, day: '2027-01-01' };
  expect(publishWarnings({ ...checked, values: values(complete) })).toEqual([]);
  expect(publishWarnings({ ...checked, values: values(), photos: [] })).toEqual([
    ['english', 2],
    ['photos', 1],
  ]);
  const notes = { ar: null, en: null };
  const past = { from_date: '2026-12-31', deadline: null, notes };
  const closed = { from_date: '2027-02-01', deadline: '2026-12-30', notes };
  const warningsOf = (departures: (typeof past | typeof closed)[]) =>
    publishWarnings({ ...checked, values: values(complete), departures });
  expect(warningsOf([past, closed])).toEqual([['deadline', 1]]);
  expect(warningsOf([past])).toEqual([['past', 1]]);
  // A departure can be asked for until the day before.
  expect(warningsOf([{ from_date: checked.day, deadline: null, notes }])).toEqual([['deadline', 1]]);
  expect(warningsOf([])).toEqual([]);
  const noted = { from_date: '2027-02-01', deadline: null, notes: { ar: 'في رمضان', en: null } };
  expect(publishWarnings({ ...checked, values: values(complete), departures: [noted] })).toEqual([['english', 1]]);
});

it('asks about what the published version does not have, or has less of', () => {
  const asks = (now: number, published: number) => hasNewWarning([['english', now]], [['english', published]]);
  expect([asks(2, 2), asks(1, 2), asks(3, 2)]).toEqual([false, false, true]);
  expect(hasNewWarning([['photos', 1]], [])).toBe(true);
  expect(hasNewWarning([], [['photos', 1]])).toBe(false);
});

it('names the fields in which two versions differ, and the order of the photos', () => {
  const before = contentOf(values(), ['a', 'b']);
  const day = { title: 'اليوم الأول', text: '', place: '', stay: '', transfer: '' };
  const none = { title: '', text: '', place: '', stay: '', transfer: '' };
  const itinerary = [{ texts: { ar: day, en: none }, meals: [], photo: null }];
  const after = contentOf(values({ nights: 4, city_en: 'AlUla', itinerary }), ['b', 'a']);
  expect(changedFields(before, after).toSorted()).toEqual(['city_en', 'itinerary', 'nights', 'photo_order']);
  expect(changedFields(before, before)).toEqual([]);
});
