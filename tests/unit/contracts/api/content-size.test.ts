import { describe, expect, it } from 'vitest';
import { maximumContentBytes, tooLongText } from '#contracts/api/content-size';
import { maximumDays } from '#contracts/api/offer-terms';
import { ProgramBody } from '#contracts/api/programs';
import { parseFields } from '#contracts/field-kit/field-issues';
import { program } from '../../../support/bodies.ts';

/** Returns palms of four bytes each. */
const palms = (count: number) => '🌴'.repeat(count);
const day = (text: string) => ({ texts: { ar: { title: 'يوم', text }, en: null }, meals: [] });

describe('the texts of a program together', () => {
  it('are named by the longest one once they are too long for one program', () => {
    const itinerary = Array.from({ length: maximumDays }, (_, index) => day(palms(index === 7 ? 3000 : 2500)));
    const { issues } = parseFields(ProgramBody, program({ itinerary }));
    expect(issues).toEqual([{ field: 'itinerary.7.texts.ar.text', code: 'texts_too_long' }]);
  });

  it('may be all days in both languages with texts of an ordinary length', () => {
    const both = { ar: { title: 'يوم', text: 'س'.repeat(1200) }, en: { title: 'Day', text: 'x'.repeat(1200) } };
    const itinerary = Array.from({ length: maximumDays }, () => ({ texts: both, meals: [] }));
    expect(parseFields(ProgramBody, program({ itinerary })).issues).toBeUndefined();
  });

  it('are counted in bytes', () => {
    expect(tooLongText({ text: 'x'.repeat(maximumContentBytes / 2) })).toBeUndefined();
    expect(tooLongText({ text: 'س'.repeat(maximumContentBytes / 2) })).toEqual(['text']);
  });
});
