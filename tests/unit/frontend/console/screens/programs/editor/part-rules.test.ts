import { describe, expect, it } from 'vitest';
import {
  emptyDay,
  emptyLine,
  emptyQuestion,
  noPrices,
  type PartValues,
} from '../../../../../../../frontend/console/features/programs/part-values.ts';
import {
  checkAmounts,
  checkParts,
  checkPrices,
} from '../../../../../../../frontend/console/screens/programs/editor/part-rules.ts';
import { values } from '../build.ts';

const rules = (changes: Partial<PartValues>) =>
  checkParts(values(changes)).map(({ rule, fields }) => [rule, ...fields.map((field) => [field].flat().join('.'))]);

describe('the parts of a program', () => {
  it('may be empty', () => {
    expect(rules({})).toEqual([]);
  });

  it('need each price, ages in order and the last day of early prices', () => {
    const senior = { ...emptyLine('senior'), price_sar: 4000, early_sar: 3500.555 };
    const child = { ...emptyLine('child'), from_age: 12 };
    expect(rules({ prices: { ...noPrices(), lines: [emptyLine('adult'), senior, child] } })).toEqual([
      ['linePrice', 'prices.lines.2.price_sar'],
      ['ages', 'prices.lines.2.to_age'],
      ['earlyUntil', 'prices.early_until'],
      ['linePriceDecimals', 'prices.lines.1.early_sar'],
    ]);
    expect(checkPrices(noPrices(), true).map(({ rule }) => rule)).toEqual(['linePrice']);
  });

  it('have amounts and ages that contradict nothing', () => {
    const [adult, child, infant] = [emptyLine('adult'), emptyLine('child'), emptyLine('infant')];
    const found = (lines: (typeof adult)[], deposit_sar: number | null = null) =>
      checkAmounts({ ...noPrices(), lines, deposit_sar }, 1000).map(({ rule, fields }) => [rule, String(fields)]);
    expect(found([{ ...adult, early_sar: 1000 }, child, infant], 1000)).toEqual([]);
    expect(found([{ ...adult, early_sar: 1000.5 }], 1000.5)).toEqual([
      ['earlyAbove', 'prices,lines,0,early_sar'],
      ['depositAbove', 'prices,deposit_sar'],
    ]);
    expect(found([adult, { ...child, price_sar: 500, early_sar: 600 }])).toEqual([
      ['earlyAbove', 'prices,lines,1,early_sar'],
    ]);
    expect(found([adult, child, { ...infant, to_age: 2 }])).toEqual([['agesOverlap', 'prices,lines,1,from_age']]);
    // Ages in the wrong order are a fault of their own line.
    expect(found([adult, { ...child, from_age: 12 }, infant])).toEqual([]);
  });

  it('need a title in Arabic for each day, and texts within their limits', () => {
    const long = emptyDay();
    long.texts.ar.title = 'يوم';
    long.texts.en.stay = 'x'.repeat(201);
    expect(rules({ itinerary: [emptyDay(), long] })).toEqual([
      ['dayTitle', 'itinerary.0.texts.ar.title'],
      ['partTextLength', 'itinerary.1.texts.en.stay'],
    ]);
    expect(rules({ photo_details: { p: { texts: { ar: { caption: 'x'.repeat(201) } } } } })).toEqual([
      ['partTextLength', 'photo_details.p.texts.ar.caption'],
    ]);
  });

  it('need each question with its answer in Arabic, within their limits', () => {
    const long = emptyQuestion();
    long.texts.ar = { question: 'سؤال', answer: 'جواب' };
    long.texts.en.answer = 'x'.repeat(2001);
    const unanswered = emptyQuestion();
    unanswered.texts.ar.question = 'سؤال';
    expect(rules({ questions: [long, unanswered, emptyQuestion()] })).toEqual([
      ['questionTexts', 'questions.1.texts.ar.answer', 'questions.2.texts.ar.question', 'questions.2.texts.ar.answer'],
      ['partTextLength', 'questions.0.texts.en.answer'],
    ]);
  });

  it('need steps of cancellation from the longest time to the shortest', () => {
    const step = (days_before: number | null, refund_percent: number | null) => ({ days_before, refund_percent });
    expect(rules({ cancellation: [step(30, 100), step(7, 50)] })).toEqual([]);
    expect(rules({ cancellation: [step(7, 100), step(30, 50), step(3, 80), step(null, 0)] })).toEqual([
      ['stepNumbers', 'cancellation.3.days_before'],
      ['stepOrder', 'cancellation.1.days_before', 'cancellation.2.refund_percent'],
    ]);
  });
});
