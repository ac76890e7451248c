import { describe, expect, it } from 'vitest';
import { emptyDay } from '../../../../../../../frontend/console/features/programs/part-values.ts';
import type { ProgramValues } from '../../../../../../../frontend/console/features/programs/program-values.ts';
import { checkProgram } from '../../../../../../../frontend/console/screens/programs/editor/save-rules.ts';
import { values } from '../build.ts';

const rulesOf = (changes: Partial<ProgramValues>, { isNew = false, photoCount = 1 } = {}) =>
  checkProgram({ values: values(changes), isNew, photoCount }).map(({ rule }) => rule);

const nothing: Partial<ProgramValues> = {
  trip_name: ' ',
  from_date: undefined,
  to_date: undefined,
  nights: null,
  city: '',
  price_sar: null,
};

describe('what keeps a program from being saved', () => {
  it('is reported in the product page’s order', () => {
    const order = ['tripName', 'dates', 'nights', 'city', 'price', 'photos'];
    expect(rulesOf(nothing, { isNew: true, photoCount: 0 })).toEqual(order);
  });

  it('is nothing for a complete program', () => {
    expect(rulesOf({}, { isNew: true })).toEqual([]);
    expect(rulesOf({ price_sar: 0 })).toEqual([]);
  });

  it('names the day that is missing', () => {
    const fieldsOf = (changes: Partial<ProgramValues>) =>
      checkProgram({ values: values(changes), isNew: false, photoCount: 1 })[0]?.fields;
    expect(fieldsOf({ to_date: undefined })).toEqual(['to_date']);
    expect(fieldsOf({ from_date: undefined, to_date: undefined })).toEqual(['from_date', 'to_date']);
  });

  it('is a missing photo of a new program only', () => {
    expect(rulesOf({}, { isNew: false, photoCount: 0 })).toEqual([]);
  });

  it('is a day that cannot be read', () => {
    expect(rulesOf({ from_date: 'soon' })).toEqual(['dateForm']);
    expect(checkProgram({ values: values({ to_date: '12/25/2027' }), isNew: false, photoCount: 1 })).toEqual([
      { rule: 'dateForm', fields: ['to_date'] },
    ]);
  });

  it('is an end before the start; a one-day program is valid', () => {
    expect(rulesOf({ to_date: '2027-03-11' })).toEqual(['dateOrder']);
    expect(rulesOf({ to_date: '2027-03-12' })).toEqual([]);
  });

  it('is a text longer than its limit, in any language', () => {
    const city = 'ع'.repeat(80);
    expect(rulesOf({ city: ` ${city} ` })).toEqual([]);
    expect(
      checkProgram({ values: values({ city: `${city}ع`, city_en: `${city}x` }), isNew: false, photoCount: 1 }),
    ).toEqual([{ rule: 'textLength', fields: ['city', 'city_en'] }]);
  });

  it('is more text than one program may have, named at the longest one', () => {
    const day = (text: string) => {
      const { texts, ...rest } = emptyDay();
      return { ...rest, texts: { ...texts, ar: { ...texts.ar, title: 'يوم', text } } };
    };
    const itinerary = [...Array.from({ length: 50 }, () => day('س'.repeat(2700))), day('س'.repeat(3000))];
    const [issue, ...others] = checkProgram({ values: values({ itinerary }), isNew: false, photoCount: 1 });
    expect(issue).toEqual({ rule: 'textsTogether', fields: [['itinerary', 50, 'texts', 'ar', 'text']] });
    expect(others).toEqual([]);
  });

  it.each([
    [0.01, []],
    [4500.5, []],
    [1.005, ['priceDecimals']],
  ])('is a third decimal, as in %d', (price_sar, rules) => {
    expect(rulesOf({ price_sar })).toEqual(rules);
  });
});
