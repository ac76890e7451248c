import { describe, expect, it } from 'vitest';
import {
  type CustomerValues,
  changeOf,
  rebase,
} from '../../../../../../frontend/console/features/customers/customer-values.ts';

const base: CustomerValues = { note: 'Likes sea views', on: '', what: '', language: 'request' };

describe('what staff keep about a customer', () => {
  it('goes without blanks, and without an appointment that has no day', () => {
    expect(changeOf({ ...base, note: ' ', on: '2027-03-01', what: ' ' }, 4)).toEqual({
      note: null,
      next_contact: { on: '2027-03-01', what: null },
      language: null,
      revision: 4,
    });
    expect(changeOf({ ...base, what: 'Prices', language: 'en' }, 0)).toEqual({
      note: 'Likes sea views',
      next_contact: null,
      language: 'en',
      revision: 0,
    });
  });

  it('keeps both changes if two people changed different fields', () => {
    const mine = { ...base, note: 'Likes mountains' };
    const theirs = { ...base, on: '2027-03-01', what: 'Prices' };
    expect(rebase(mine, base, theirs)).toEqual({ values: { ...theirs, note: 'Likes mountains' }, both: [] });
  });

  it('names the fields that both changed differently, with mine in the form', () => {
    const mine = { ...base, note: 'Likes mountains', on: '2027-03-02' };
    const theirs = { ...base, note: 'Likes cities', on: '2027-03-02', language: 'ar' as const };
    expect(rebase(mine, base, theirs)).toEqual({ values: { ...mine, language: 'ar' }, both: ['note'] });
  });
});
