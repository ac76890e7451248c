import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { programOf } from '#contracts/api/program-edge';
import { ProgramBody } from '#contracts/api/programs';
import { copiedValues } from '../../../../../../frontend/console/features/programs/copied-values.ts';
import { missingEnglish } from '../../../../../../frontend/console/features/programs/missing-english.ts';
import { emptyDay, emptyLine } from '../../../../../../frontend/console/features/programs/part-values.ts';
import {
  fieldOfApi,
  isSame,
  toBody,
  toValues,
} from '../../../../../../frontend/console/features/programs/program-values.ts';
import { savedReply, values } from '../../screens/programs/build.ts';

const photo = uuid();
const day = (title: string, english = '') => {
  const empty = emptyDay();
  return { ...empty, texts: { ar: { ...empty.texts.ar, title }, en: { ...empty.texts.en, title: english } } };
};
const whole = values({
  trip_name_en: 'AlUla',
  itinerary: [{ ...day('الوصول', 'Arrival'), meals: ['dinner'], photo }, day('جولة')],
  prices: {
    lines: [emptyLine('adult'), { ...emptyLine('child'), price_sar: 3000 }],
    early_until: undefined,
    deposit_sar: 500,
  },
  cancellation: [{ days_before: 14, refund_percent: 100 }],
  questions: [{ texts: { ar: { question: 'هل؟', answer: 'نعم\nبلا شك' }, en: { question: 'Does it?', answer: '' } } }],
  photo_details: { [photo]: { texts: { ar: { caption: 'الغروب' } }, focus: { x: 0.25, y: 0.5 } } },
});

describe('the values of a form', () => {
  it('become a body that the API accepts, with the price of an adult in its line', () => {
    const body = toBody(whole, [photo]);
    expect(ProgramBody.safeParse(body).error).toBeUndefined();
    expect(body.prices?.lines.map(({ item, price_sar }) => [item, price_sar])).toEqual([
      ['adult', 4500],
      ['child', 3000],
    ]);
    expect(body.questions?.[0]?.texts).toEqual({
      ar: { question: 'هل؟', answer: 'نعم\nبلا شك' },
      en: { question: 'Does it?', answer: null },
    });
    expect(body.itinerary?.[1]?.texts).toMatchObject({ ar: { title: 'جولة', text: null }, en: null });
  });

  it('come back from the reply as they were', () => {
    const { translations: _, photo_order: _order, ...body } = ProgramBody.parse(toBody(whole, [photo]));
    const reply = { ...savedReply(), ...body } as ReturnType<typeof savedReply>;
    expect(isSame({ ...toValues(programOf(reply)), trip_name_en: 'AlUla' }, whole)).toBe(true);
  });

  it('without parts send none: only an adult’s price, the site’s own terms', () => {
    expect(toBody(values(), [])).toMatchObject({
      ...{ itinerary: [], prices: null, cancellation: null, questions: [], photo_details: [] },
    });
  });

  it('say nothing of photos that are gone', () => {
    const body = toBody(whole, []);
    expect([body.itinerary?.[0]?.photo, body.photo_details]).toEqual([null, []]);
  });

  it('find the field of each issue of the API', () => {
    expect(fieldOfApi('translations.en.city')).toBe('city_en');
    expect(fieldOfApi('prices.lines.1.to_age')).toEqual(['prices', 'lines', 1, 'to_age']);
    expect(fieldOfApi('itinerary.0.texts.ar.title')).toEqual(['itinerary', 0, 'texts', 'ar', 'title']);
    expect(fieldOfApi('questions.2.texts.ar.answer')).toEqual(['questions', 2, 'texts', 'ar', 'answer']);
    expect(fieldOfApi('photo_details.0.texts.ar.caption')).toBe('photo_details');
    expect(fieldOfApi('unknown')).toBeUndefined();
  });

  it('count the texts without English: city, a day, an answer, a caption', () => {
    expect([missingEnglish(whole, [photo]), missingEnglish(whole, [])]).toEqual([4, 3]);
    expect(missingEnglish(values(), [])).toBe(2);
  });
});

describe('a copy', () => {
  const nameIn = (language: string) => (name: string) => `${name} (${language})`;

  it('has everything but days, and a name that says so', () => {
    const own = uuid();
    const copy = copiedValues(whole, { nameIn, photos: new Map([[photo, own]]), hasDays: false });
    expect(copy).toMatchObject({ trip_name: `${whole.trip_name} (ar)`, trip_name_en: 'AlUla (en)' });
    expect([copy.from_date, copy.to_date]).toEqual([undefined, undefined]);
    expect(copy.photo_details).toEqual({ [own]: whole.photo_details[photo] });
    expect([copy.itinerary.map((one) => one.photo), copy.prices]).toEqual([[own, null], whole.prices]);
    expect(copy.questions).toEqual(whole.questions);
    expect(whole.itinerary[0]?.photo).toBe(photo);
  });

  it('keeps days if asked, and names no photo that is not copied', () => {
    const copy = copiedValues(whole, { nameIn, photos: new Map(), hasDays: true });
    expect([copy.from_date, copy.to_date]).toEqual([whole.from_date, whole.to_date]);
    expect([copy.itinerary[0]?.photo, copy.photo_details]).toEqual([null, {}]);
  });
});
