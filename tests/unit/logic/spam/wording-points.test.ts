import { expect, it } from 'vitest';
import { spamThreshold } from '#contracts/platform/resources';
import { pointsOfCustomer, pointsOfWording } from '../../../../functions/logic/spam/wording/points.ts';

it('a wording suffices alone only if it is very sure, and has no points at even odds', () => {
  expect(pointsOfWording(Math.log(13))).toBeGreaterThanOrEqual(spamThreshold.byDefault);
  expect(pointsOfWording(Math.log(12))).toBeLessThan(spamThreshold.byDefault);
  expect(pointsOfWording(0)).toBe(0);
  expect(pointsOfWording(-9)).toBe(0);
  expect(pointsOfWording(99)).toBe(12);
});

it('a wording speaks for links only if the lists find a customer', () => {
  expect(pointsOfCustomer(-2, ['journey 1'])).toBe(6);
  expect(pointsOfCustomer(-2, ['10 words'])).toBe(0);
  expect(pointsOfCustomer(2, ['asks'])).toBe(0);
});
