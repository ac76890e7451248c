import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { gramsOf, tableSize } from '../../../../functions/logic/spam/wording/grams.ts';
import { signsOf } from '../../../../functions/logic/spam/wording/signs.ts';
import { committed, oddsOf } from '../../../../functions/logic/spam/wording/wording.ts';
import { crossValidated } from '../../../corpus/training/cross-validation.ts';
import { lessons } from '../../../corpus/training/lessons.ts';
import { train } from '../../../corpus/training/train.ts';
import { sourceOf, weightsFile } from '../../../corpus/training/weights-file.ts';

it('the committed weights are those that the texts teach: run `npm run spam:learn` after a change', () => {
  expect(readFileSync(weightsFile, 'utf8')).toBe(sourceOf(train(lessons())));
}, 60_000);

it('the weights take up at most 30 kB', () => {
  expect(readFileSync(weightsFile).length).toBeLessThan(30_000);
  expect(committed().grams).toHaveLength(tableSize);
});

/*
 * The written texts are harder to tell than those of a real day: most advertisers avoid the words of the lists, and half of
 * the customers write about their company, an invoice, a fraud or the site. The lists were tuned on the blind texts.
 */
describe('of texts from which the weights have not learned', () => {
  let verdicts: ReturnType<typeof crossValidated> = [];
  beforeAll(() => {
    verdicts = crossValidated();
  }, 120_000);
  const shareOf = (isUnwanted: boolean, source?: string) => {
    const some = verdicts.filter(
      ({ lesson }) => lesson.isUnwanted === isUnwanted && lesson.source === (source ?? lesson.source),
    );
    return some.filter(({ isHeld }) => isHeld).length / some.length;
  };

  it('at most 1 % of the real ones are quarantined, and none of the blind ones', () => {
    expect(shareOf(false)).toBeLessThanOrEqual(0.01);
    expect(shareOf(false, 'blind')).toBe(0);
  });

  it.each([
    ['written', 0.43],
    ['blind', 0.92],
    ['split', 0.94],
  ] as const)('of the %s ones no fewer unwanted are quarantined than before', (source, least) => {
    expect(shareOf(true, source)).toBeGreaterThanOrEqual(least);
  });
});

describe('the parts of words', () => {
  it('are the same in any order and number, and for any number', () => {
    const sorted = (text: string) => gramsOf(text, []).toSorted((a, b) => a - b);
    expect(sorted('hotel in cairo, 3 nights')).toEqual(sorted('nights: 12 cairo in hotel hotel'));
    expect(sorted('فندق ٣ ليال')).toEqual(sorted('ليال ٥٠ فندق'));
  });

  it('are others in a name', () => {
    expect(gramsOf('', ['marketing'])).not.toEqual(gramsOf('marketing', []));
  });

  it('of the longest text are no more than the table has', () => {
    const long = Array.from({ length: 600 }, (_, index) => (index * 7919).toString(36)).join(' ');
    expect(Math.max(...gramsOf(long, []))).toBeLessThan(tableSize);
  });
});

it('counts have a sign for each step', () => {
  const none = { isTradeName: false, isSoldInName: false, isHandle: false, isOther: false };
  const seen = { ...none, text: 'a b c d', journeys: 2, wishes: 0, sold: 9, offers: 0, asks: true };
  expect(signsOf(seen)).toEqual(['journey 1', 'journey 2', 'sold 1', 'sold 2', 'sold 3', '4 words', 'asks']);
});

it('signs that no text had weigh nothing', () => {
  const odds = oddsOf({ grams: [], signs: [] }, committed());
  expect(oddsOf({ grams: [], signs: ['never seen'] }, committed())).toBe(odds);
});
