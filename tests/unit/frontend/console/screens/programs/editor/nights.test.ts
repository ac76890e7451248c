import { describe, expect, it } from 'vitest';
import { followDates, nightsBetween } from '../../../../../../../frontend/console/screens/programs/editor/nights.ts';

describe('the nights between two days', () => {
  it.each([
    ['2027-02-01', '2027-02-06', 5],
    ['2027-02-27', '2027-03-01', 2],
    ['2027-02-01', '2027-02-01', undefined],
    ['2027-02-06', '2027-02-01', undefined],
    ['2027-02-06', undefined, undefined],
    ['6 something 2027', '2027-02-08', undefined],
    ['2027-02-06', '3027-02-06', undefined],
  ])('from %s to %s are %s', (from, to, nights) => {
    expect(nightsBetween(from, to)).toBe(nights);
  });
});

describe('the nights of a program whose dates change', () => {
  it('follow the dates while they match them', () => {
    expect(followDates(null, undefined, 5)).toBe(5);
    expect(followDates(5, 5, 7)).toBe(7);
  });

  it('keep a number that staff have set', () => {
    expect(followDates(4, 5, 7)).toBeUndefined();
  });

  it('stay if the dates imply none', () => {
    expect(followDates(5, 5, undefined)).toBeUndefined();
  });
});
