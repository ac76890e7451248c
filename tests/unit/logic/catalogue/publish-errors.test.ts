import { describe, expect, it } from 'vitest';
import { publishErrors, type ToPublish } from '../../../../functions/logic/catalogue/publish-errors.ts';
import { departure, line, pricesOf } from './departure.ts';

const today = '2027-01-10';
const input = { from_date: '2027-02-01', price_sar: 4500 };
const adult = (price_sar: number, early_sar: number | null = null) =>
  pricesOf([line('adult', price_sar, { early_sar })]);

const errorsOf = (changes: Partial<ToPublish>) =>
  publishErrors({ input, departures: null, before: undefined, ...changes }, today).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('what stops a publication', () => {
  it('is nothing in a program with a price and days to come', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ departures: [departure({ from_date: today })] })).toEqual([]);
  });

  it('is a price of 0 that visitors would see', () => {
    const free = { ...input, price_sar: 0 };
    expect(errorsOf({ input: free })).toEqual(['price_sar price_of_zero']);
    expect(errorsOf({ input: free, departures: [] })).toEqual(['price_sar price_of_zero']);
    const own = departure({ id: 'a', from_date: '2027-02-01', prices: adult(3000) });
    expect(errorsOf({ input: free, departures: [own] })).toEqual([]);
    expect(errorsOf({ input: free, departures: [own, departure({ from_date: '2027-02-02' })] })).toHaveLength(1);
  });

  it('is an early price of 0, and a departure’s own price', () => {
    expect(errorsOf({ input: { ...input, prices: adult(4500, 0) } })).toEqual([
      'prices.lines.0.early_sar price_of_zero',
    ]);
    const own = departure({ id: 'a', from_date: '2027-02-01', prices: adult(0) });
    expect(errorsOf({ departures: [own] })).toEqual(['departures.a.prices price_of_zero']);
  });

  it('is a deadline after its departure, as long as that has not begun', () => {
    const late = { id: 'a', deadline: '2027-03-01' };
    expect(errorsOf({ departures: [departure({ ...late, from_date: '2027-02-01' })] })).toEqual([
      'departures.a.deadline deadline_after_departure',
    ]);
    expect(errorsOf({ departures: [departure({ ...late, from_date: '2027-01-09' })] })).toEqual([]);
  });

  it('is a past day that is typed anew, but not one that was published before', () => {
    const past = { ...input, from_date: '2027-01-09' };
    expect(errorsOf({ input: past })).toEqual(['from_date departure_in_past']);
    expect(errorsOf({ input: past, before: { from_date: '2027-02-01' } })).toEqual(['from_date departure_in_past']);
    expect(errorsOf({ input: past, before: { from_date: '2027-01-09' } })).toEqual([]);
  });

  it('is no past day of a program that has departures of its own: they leave the site by themselves', () => {
    const past = { ...input, from_date: '2027-01-09' };
    expect(errorsOf({ input: past, departures: [departure({ from_date: '2027-01-01' })] })).toEqual([]);
    expect(errorsOf({ input: past, departures: [] })).toEqual([]);
  });

  it('looks at the days as they are on the day of the publication', () => {
    expect(publishErrors({ input, departures: null, before: undefined }, '2027-02-02')).toHaveLength(1);
  });
});
