import { describe, expect, it } from 'vitest';
import { sortPrograms } from '#catalogue/order';
import { ids, offered, program, today } from './program.ts';

describe('a list of programs', () => {
  const list = offered([
    program({ id: 'a', price_sar: 900, from_date: '2027-03-01' }),
    program({ id: 'b', price_sar: 0, from_date: '2027-01-01' }),
    program({ id: 'c', price_sar: 300, from_date: '2027-02-01' }),
    program({ id: 'd', price_sar: 900, from_date: '2027-02-01' }),
  ]);

  it('is sorted by age, departure or price, those without a price last', () => {
    expect(ids(sortPrograms(list, 'newest', today))).toBe('abcd');
    expect(ids(sortPrograms(list, 'soonest', today))).toBe('bcda');
    expect(ids(sortPrograms(list, 'cheapest', today))).toBe('cadb');
    expect(ids(sortPrograms(list, 'dearest', today))).toBe('adcb');
  });
});
