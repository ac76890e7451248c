import { expect, it } from 'vitest';
import { Enquiry, MessageBody } from '#contracts/api/enquiries';
import { hasIdentityNumber } from '#contracts/field-kit/identity-number';
import { storedEnquiry } from '../../../support/stored-enquiries.ts';

it.each([
  ['a national id', 'My id is 1000000008, thank you'],
  ['a residence permit', 'إقامتي رقم ٢٠٠٠٠٠٠٠٠٦ سارية'],
  ['a Saudi passport', 'جواز السفر A12345678'],
  ['a passport in small letters', 'passport: ab1234567.'],
])('finds %s in a free text', (_, text) => {
  expect(hasIdentityNumber(text)).toBe(true);
});

it.each([
  ['Saudi phone numbers', 'Call 0501234567, 966501234567, +966501234567 or 920012345'],
  ['a number of ten digits without its check digit', 'Booking 1000000007'],
  ['a longer number', 'SA03 80000000608010167519'],
  ['flights, days and amounts', 'SV1234 on 2027-03-01, or 12/12/2026, for 12,500 SR'],
  ['our references', 'H-2X8D-RRRS, M-7K3M-09QX'],
  ['an id within an address', 'https://example.com/p/0199b0aa-0000-7000-8000-000000000001'],
])('leaves %s alone', (_, text) => {
  expect(hasIdentityNumber(text)).toBe(false);
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
