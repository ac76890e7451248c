import { expect, it } from 'vitest';
import {
  contentOf,
  countMissing,
  differing,
  placesOf,
  type SectionField,
  valuesOf,
  withValue,
} from '../../../../../../frontend/console/features/site-content/section-fields.ts';

const fields: SectionField[] = [
  { name: 'shown', kind: 'flag', initially: true },
  { name: 'texts', kind: 'texts', required: ({ shown }) => shown === true },
  { name: 'tone', kind: 'choice', options: ['teal', 'palm'] },
  { name: 'from', kind: 'text' },
  {
    name: 'items',
    kind: 'cards',
    fields: [
      { name: 'name', kind: 'texts', required: true },
      { name: 'rating', kind: 'number' },
    ],
  },
];
const content = {
  ...{ shown: true, texts: { ar: 'العيد', en: 'Eid' }, tone: 'palm', from: null },
  items: [{ name: { ar: 'نورة', en: null }, rating: 4 }],
};
const values = valuesOf(fields, content);

it('turns a content into values and back', () => {
  expect(contentOf(fields, values)).toEqual(content);
  expect(valuesOf(fields, { tone: 'pink', texts: 3, items: 'none' })).toEqual({
    ...{ shown: true, texts: { ar: undefined, en: undefined }, tone: 'teal', from: undefined, items: [] },
  });
});

it('stores blank texts as missing', () => {
  const blank = { ...values, texts: { ar: ' ', en: 'Eid' }, from: '' };
  expect(contentOf(fields, blank)).toMatchObject({ texts: { ar: null, en: 'Eid' }, from: null });
});

it('counts the missing texts of each language, also in cards', () => {
  expect(countMissing(fields, values)).toEqual({ ar: 0, en: 1 });
  expect(countMissing(fields, { ...values, texts: {} })).toEqual({ ar: 1, en: 2 });
  expect(countMissing(fields, { ...values, texts: {}, shown: false })).toEqual({ ar: 0, en: 1 });
});

it('names the places that differ, and takes one of them over', () => {
  const other = { ...values, texts: { ar: 'العيد', en: 'Feast' }, items: [] };
  expect(differing(fields, values, other).map(({ path }) => path)).toEqual(['texts.en', 'items']);
  const place = placesOf(fields).find(({ path }) => path === 'texts.en');
  if (!place) throw new Error('There is no such place.');
  expect(withValue(values, other, place)).toEqual({ ...values, texts: { ar: 'العيد', en: 'Feast' } });
});
