import { describe, expect, it } from 'vitest';
import { emptyEntry } from '../../../../../../../frontend/console/screens/requests/entry/entry-values.ts';
import { rebase } from '../../../../../../../frontend/console/screens/requests/entry/rebase.ts';

const leg = { departure: 'Riyadh', arrival: 'Istanbul', date: '2026-12-20' };
const seen = { ...emptyEntry('flight'), name: 'Noura', phone: '+966501234567', legs: [leg] };

describe('what staff typed, on top of a newer request,', () => {
  it('stays, and fields that they left alone take the newer value', () => {
    const typed = { ...seen, name: 'Noura Alotaibi' };
    const newest = { ...seen, phone: '+966559876543', legs: [] };
    expect(rebase(typed, seen, newest)).toEqual({ values: { ...newest, name: 'Noura Alotaibi' }, clashes: [] });
  });

  it('clashes only where a colleague entered something else in the same field', () => {
    const typed = { ...seen, name: 'Noura Alotaibi', notes: 'Window', legs: [{ ...leg, arrival: 'Cairo' }] };
    const newest = { ...seen, name: 'N. Alotaibi', notes: 'Window', legs: [{ ...leg, arrival: 'Doha' }] };
    const { values, clashes } = rebase(typed, seen, newest);
    expect(clashes.toSorted()).toEqual(['legs', 'name']);
    expect(values).toMatchObject({ name: 'Noura Alotaibi', legs: typed.legs });
  });
});
