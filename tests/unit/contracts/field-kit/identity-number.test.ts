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
  ['an id whose groups begin like a year', 'هويتي 2034 567 897'],
  ['an id of two groups that begins like a year', '1450-123458'],
  ['an id with slashes between its groups', '2034/567/897'],
  ['an id with points between its groups', '1098.765.439'],
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
  ['a range of prices', '15000-25000, or 12345 – 23460 SAR'],
  ['a year before a price, a day, an hour or a year', '2026 121 000, 2026-128500, 2026 1128 19, 2026-2027-19'],
  ['a time before a day', '10:19 28112026, 10:27 20261128'],
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
const separators = fc.constantFrom('', ' ', '  ', '-', ' - ', '–', '.', '/', '\u00a0');

/** What a person would rather take for prices, an American phone number, a day, or a year before a price or a day. */
function isAmbiguous(digits: string, lengths: readonly number[]): boolean {
  const [first = '', second = '', last = ''] = inGroups(digits, lengths, ' ').split(' ');
  const isPrice = (text: string) => ['00', '50', '99'].includes(text.slice(-2));
  if (lengths.join() === '5,5') return isPrice(first) && isPrice(second);
  if (lengths.join() === '3,3,4') return /^2[0-8]/.test(first) && second >= '200';
  const isYear = (text: string) => /^(?:14[45]|19[5-9]|20[2-4])\d$/.test(text);
  if (lengths.join() === '2,8') return isYear(second.slice(0, 4)) || isYear(second.slice(-4));
  if (!isYear(first)) return false;
  const isDay = second.length === 4 && Number(second.slice(0, 2)) < 32 && Number(second.slice(2)) < 60;
  return isPrice(last || second) || isDay || isYear(second);
}

it('finds each id, also in groups', () => {
  const lengths = fc.constantFrom(
    ...[[10], [1, 9], [2, 8], [4, 6], [5, 5]],
    ...[[1, 3, 3, 3], [2, 4, 4], [3, 3, 4], [3, 4, 3], [4, 3, 3], [4, 4, 2], [...'1111111111'].map(Number)],
  );
  const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  fc.assert(
    fc.property(id, lengths, separators, (digits, groups, by) => {
      fc.pre(by === '' || !isAmbiguous(digits, groups));
      const written = inGroups(digits, groups, by);
      return hasIdentityNumber(`رقمي ${written}، شكرًا`) && hasIdentityNumber(`(${arabic(written)})`);
    }),
    { numRuns: 5000 },
  );
});

it('takes no phone number, id of a record or reference for one', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
  const before = fc.constantFrom('05', '+9665', '009665', '9665', '+966 5', '00966 5', '(+966) 5', '+966 (0)5');
  const mobile = fc
    .tuple(before, digits(8), fc.constantFrom([8], [1, 3, 4], [2, 3, 3], [4, 4], [2, 2, 2, 2]), separators)
    .map(([code, rest, groups, by]) => code + inGroups(rest, groups, by));
  const landline = fc.tuple(fc.constantFrom('011 ', '012-', '9200 ', '800 '), digits(7)).map((parts) => parts.join(''));
  const abroad = fc
    .tuple(fc.constantFrom('+20 1', '+20-1', '+1 212 ', '+44 20 ', '0020 1', '+90.21'), digits(9))
    .map((parts) => parts.join(''));
  const american = fc
    .tuple(fc.stringMatching(/^2[0-8]\d$/), fc.stringMatching(/^[2-9]\d\d$/), digits(4), separators)
    .filter(([, , , by]) => by !== '')
    .map(([area, exchange, line, by]) => area + by + exchange + by + line);
  const reference = fc.stringMatching(/^[FHJM]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const harmless = fc.oneof(mobile, landline, abroad, american, reference, fc.uuid());
  fc.assert(
    fc.property(harmless, (text) => !hasIdentityNumber(`Write to ${text}, please`)),
    { numRuns: 5000 },
  );
});

it('takes no day, time, flight or price for one, nor several of them', () => {
  const two = (value: number) => String(value).padStart(2, '0');
  const by = fc.constantFrom('-', '/', '.', ' ', ' / ', '–');
  const day = fc
    .tuple(fc.constantFrom(1447, 1448, 2026, 2027), fc.nat({ max: 11 }), fc.nat({ max: 29 }), by)
    .chain(([year, month, date, sign]) => {
      const [m, d] = [month + 1, date + 1];
      const orders = [
        [year, two(m), two(d)],
        [two(d), two(m), year],
        [m, d, year],
        [d, m],
      ];
      return fc.constantFrom(...orders.map((parts) => parts.join(sign)), `${year}${two(m)}${two(d)}`);
    });
  const time = fc
    .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }), fc.constantFrom(':', '.', '', ' : '))
    .map(([hour, minute, sign]) => two(hour) + sign + two(minute));
  const flight = fc
    .tuple(fc.constantFrom('SV', 'XY', 'F3'), fc.constantFrom('', ' ', '-'), fc.integer({ min: 1, max: 9999 }))
    .map((parts) => parts.join(''));
  const amount = fc.integer({ min: 1, max: 9_999_999 });
  const amounts = fc
    .tuple(amount, amount, fc.constantFrom('-', ' - ', '–', ' to '))
    .map(([one, other, sign]) => [one, other].sort((a, b) => a - b).join(sign));
  const figure = fc.oneof(
    ...['', ',', '.', ' ', '\u00a0', '٬'].map((sign) =>
      amount.map((one) => one.toLocaleString('en').replaceAll(',', sign)),
    ),
    ...[amounts, amount.map((one) => `${one}.50`)],
  );
  const price = fc
    .tuple(figure, fc.constantFrom('SAR', 'SR', 'ريال', '$', 'ر.س'), fc.boolean())
    .map(([number, sign, isFirst]) => (isFirst ? `${sign} ${number}` : `${number} ${sign}`));
  const one = fc.oneof(
    ...[day, time, flight, price],
    fc.tuple(day, time).map((both) => both.join(' ')),
    fc.tuple(time, day).map((both) => both.join(' ')),
    fc.tuple(time, time).map((both) => both.join('-')),
    fc.tuple(day, day).map((both) => both.join(' - ')),
    fc.tuple(flight, day, time).map((all) => all.join(' ')),
  );
  const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  fc.assert(
    fc.property(one, one, (first, second) => {
      const text = `We travel ${first}, and back ${second}; نعم`;
      return !hasIdentityNumber(text) && !hasIdentityNumber(arabic(text));
    }),
    { numRuns: 20_000 },
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
