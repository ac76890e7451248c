import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Enquiry, MessageBody } from '#contracts/api/enquiries';
import { hasIdentityNumber } from '#contracts/field-kit/identity-number';
import { storedEnquiry } from '../../../support/stored-enquiries.ts';

it.each([
  ['a national id', 'My id is 1000000008, thank you'],
  ['a residence permit', 'إقامتي رقم ٢٠٠٠٠٠٠٠٠٦ سارية'],
  ['a Saudi passport', 'جواز السفر A12345678'],
  ['a passport in small letters', 'passport: ab1234567.'],
  ['an id in groups', 'هويتي 1 000 000 008'],
  ['an id in groups of Arabic digits', '١٠٠٠-٠٠٠-٠٠٨'],
  ['an id digit by digit', '1 0 0 0 0 0 0 0 0 8'],
  ['an id after a phone number', '+966501234567 1000000008'],
  ['an id after a word and a hyphen', 'ID-1000000008'],
])('finds %s in a free text', (_, text) => {
  expect(hasIdentityNumber(text)).toBe(true);
});

it.each([
  ['Saudi phone numbers', 'Call 0501234567, 966501234567, +966501234567 or 920012345'],
  ['a number of ten digits without its check digit', 'Booking 1000000007'],
  ['a longer number', 'SA03 80000000608010167519'],
  ['flights, days and amounts', 'SV1234 on 2027-03-01, or 12/12/2026, for 12,500 SR'],
  ['our references', 'H-2X8D-RRRS, M-7K3M-09QX'],
  ['a segment of an id that looks like a passport', '0199b0aa-0000-7000-a1234567-00000000000a'],
  ['a reference that ends like a passport', 'Ticket RUH-IST-A1234567'],
  ['days with hours, ages and a range of prices', '2026-11-28 10:30, 10 12 14 16 18, 12 000 15 000'],
  ['an id within an address', 'https://example.com/p/0199b0aa-0000-7000-8000-000000000001'],
])('leaves %s alone', (_, text) => {
  expect(hasIdentityNumber(text)).toBe(false);
});

/** Ten digits of which the last one checks the others, beginning with a 1 or a 2. */
const id = fc.tuple(fc.constantFrom('1', '2'), fc.stringMatching(/^\d{8}$/)).map(([first, digits]) => {
  const nine = first + digits;
  const doubled = (digit: number) => (digit > 4 ? 2 * digit - 9 : 2 * digit);
  const sum = [...nine].reduce(
    (total, digit, place) => total + (place % 2 ? Number(digit) : doubled(Number(digit))),
    0,
  );
  return `${nine}${(10 - (sum % 10)) % 10}`;
});

/** The digits in groups of these lengths. */
const inGroups = (digits: string, lengths: readonly number[], by: string) =>
  lengths
    .map((length, index) => {
      const from = lengths.slice(0, index).reduce((sum, one) => sum + one, 0);
      return digits.slice(from, from + length);
    })
    .join(by);
const separators = fc.constantFrom('', ' ', '-', '\u00a0');

it('finds each id, also in groups', () => {
  const lengths = fc.constantFrom([10], [1, 9], [1, 3, 3, 3], [2, 4, 4], [3, 4, 3]);
  fc.assert(
    fc.property(id, lengths, separators, (digits, groups, by) => {
      // What begins with a year may be a day.
      fc.pre(!/^(14[45]|19[5-9]|20[2-4])\d/.test(digits));
      return hasIdentityNumber(`رقمي ${inGroups(digits, groups, by)}، شكرًا`);
    }),
  );
});

it('takes no phone number, id of a record or reference for one', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
  const before = fc.constantFrom('05', '+9665', '009665', '9665', '+966 5', '00966 5', '(+966) 5', '+966 (0)5');
  const mobile = fc
    .tuple(before, digits(8), fc.constantFrom([8], [1, 3, 4], [2, 3, 3], [4, 4], [2, 2, 2, 2]), separators)
    .map(([code, rest, groups, by]) => code + inGroups(rest, groups, by));
  const landline = fc.tuple(fc.constantFrom('011 ', '012-', '9200 '), digits(7)).map((parts) => parts.join(''));
  const abroad = fc
    .tuple(fc.constantFrom('+20 1', '+20-1', '+1 212 ', '+44 20 ', '0020 1'), digits(9))
    .map((parts) => parts.join(''));
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const time = day.map((at) => at.toISOString().slice(0, 16).replace('T', ' '));
  const reference = fc.stringMatching(/^[FHJM]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const price = fc.integer({ min: 1, max: 9_999_999 }).map((riyals) => `${riyals.toLocaleString('en')} SR`);
  const harmless = fc.oneof(mobile, landline, abroad, time, reference, price, fc.uuid());
  fc.assert(
    fc.property(harmless, (text) => !hasIdentityNumber(`Write to ${text}, please`)),
    { numRuns: 5000 },
  );
});

const body = { name: 'Nora', phone: '0501234567', email: 'nora@example.com', message: 'My id is 1000000008' };

it('is refused in a new message, with its own rule', () => {
  const { error } = MessageBody.safeParse(body);
  expect(error?.issues).toMatchObject([{ path: ['message'], message: 'identity_number' }]);
});

it('leaves a stored message readable that has one', () => {
  const { message } = body;
  const stored = storedEnquiry({ type: 'message', at: new Date() });
  expect(Enquiry.parse({ ...stored, message })).toMatchObject({ message });
});
