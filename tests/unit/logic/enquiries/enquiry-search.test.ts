import { describe, expect, it } from 'vitest';
import { matchesWords, readSearch } from '../../../../functions/logic/enquiries/enquiry-search.ts';
import { storedEnquiry } from '../../../support/stored-enquiries.ts';

const stored = '+966501234567';

/** True if a search text is recognised as the phone number above. */
function finds(q: string, phone = stored) {
  const { key } = readSearch(q);
  return key?.kind === 'phone' && key.digits.endsWith(phone.slice(-7)) && key.isMeant(phone);
}

describe('a phone number in a search', () => {
  it.each([
    ['0501234567'],
    ['050 123 4567'],
    ['050-123-4567'],
    ['501234567'],
    ['966501234567'],
    ['+966501234567'],
    ['+966 50 123 4567'],
    ['+966 (0)50 123 4567'],
    ['00966501234567'],
    ['٠٥٠١٢٣٤٥٦٧'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧'],
    ['۰۵۰۱۲۳۴۵۶۷'],
    ['\u202a+966 50 123 4567\u202c'],
    ['1234567'],
    ['01234567'],
    ['نورة 0501234567'],
  ])('is read from %j', (q) => {
    expect(finds(q)).toBe(true);
  });

  it('may end in seven digits that begin with zero', () => {
    expect(finds('0012345', '+966550012345')).toBe(true);
  });

  it.each([['0501234568'], ['+971501234567'], ['234567'], ['F-7K3M-0501'], ['x0501234567']])(
    'is not found in %j',
    (q) => {
      expect(finds(q)).toBe(false);
    },
  );

  it('distinguishes numbers with the same ending', () => {
    expect(finds('0551234567')).toBe(false);
    expect(finds('+20 100 123 4567', '+201001234567')).toBe(true);
    expect(finds('+20 100 123 4567')).toBe(false);
  });
});

describe('other keys in a search', () => {
  it('are e-mail addresses in any case', () => {
    expect(readSearch(' Noura@Example.com ').key).toEqual({ kind: 'email', email: 'noura@example.com' });
    expect(readSearch('noura@').key).toBeUndefined();
  });

  it.each([['F-7K3M-09QX'], ['f-7k3m-09qx'], ['F7K3M09QX'], ['f7k3mo9qx'], ['F-7K3M09QX']])(
    'are references, also as %s',
    (q) => {
      expect(readSearch(q).key).toMatchObject({ kind: 'reference', reference: { reference: 'F-7K3M-09QX' } });
    },
  );

  it('leave the remaining words', () => {
    expect(readSearch('أحمد 050 123 4567 Riyadh').others).toEqual(['احمد', 'riyadh']);
    expect(readSearch('sea noura@example.com view').others).toEqual(['sea', 'view']);
    expect(readSearch('F-7K3M-09QX').others).toEqual([]);
  });
});

describe('words of a search', () => {
  const enquiry = {
    ...storedEnquiry({ type: 'message', at: new Date(), phone: stored }),
    name: 'أحمد القحطانيّ',
    history: [{ action: 'note_added', note: 'Second number 0559876543', at: '', by: { email: '', name: 'Sara' } }],
  } as ReturnType<typeof storedEnquiry>;

  it.each([
    ...[['احمد'], ['القحطاني visas'], ['0559876543'], ['5012'], ['٥٠١٢'], ['noura@']],
    ...[['050'], ['٠٥٠١'], ['0501234']],
  ])('%s is found', (q) => {
    expect(matchesWords(enquiry, readSearch(q).words)).toBe(true);
  });

  it.each([['احمد hotel'], ['5099'], ['sara'], ['website'], ['a50-12b'], ['احمد x5012'], ['051'], ['0561']])(
    '%s is not found',
    (q) => {
      expect(matchesWords(enquiry, readSearch(q).words)).toBe(false);
    },
  );
});
