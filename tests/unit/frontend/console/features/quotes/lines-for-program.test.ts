import { expect, it } from 'vitest';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';
import { linesForProgram } from '../../../../../../frontend/console/features/quotes/lines-for-program.ts';
import {
  nothingOffered,
  partyOf,
  programLines,
} from '../../../../../../frontend/console/features/quotes/program-lines.ts';
import { linesOfRequest, type WordsIn } from '../../../../../../frontend/console/features/quotes/quote-start.ts';
import {
  emptyLine,
  type LineValues,
  type PartyValues,
} from '../../../../../../frontend/console/features/quotes/quote-values.ts';
import { departure, line, pricesOf } from '../../../../logic/catalogue/departure.ts';
import { program, today } from '../../../../logic/catalogue/program.ts';

const words: WordsIn = () => ({
  item: (item) => item,
  ofProgram: (name, item) => `${name}: ${item}`,
  flight: () => 'Flight',
  hotel: () => 'Hotel',
  journey: () => '',
  rooms: () => '',
});

const [january, march] = [
  departure({ id: 'january', from_date: '2027-01-10', to_date: '2027-01-13' }),
  departure({
    ...{ id: 'march', from_date: '2027-03-10', to_date: '2027-03-13' },
    prices: pricesOf([line('adult', 5000), line('child', 2000)]),
  }),
];
const alula = {
  program: program({ prices: pricesOf([line('adult', 4000), line('child', 1000), line('infant', 100)]) }),
  departures: [january, march],
};
const abha = {
  program: program({ id: 'abha', trip_name: 'أبها', prices: pricesOf([line('adult', 900)]) }),
  departures: [],
};
const family: PartyValues = { adults: 2, seniors: null, children: 1, infants: null };
const enquiry = toEnquiry({ adults: 2, children: 1, child_ages: [5], room: 'double' }, 'custom');

const linesOf = (offered: typeof alula | typeof nothingOffered, departureId?: string, party = family) =>
  programLines({ ...offered, departureId, party, enquiry, today }, words).lines;
const ofJanuary = linesOf(alula, 'january');
const chosen = (lines: LineValues[], was: LineValues[], now: LineValues[]) =>
  linesForProgram(lines, { was, now, asked: [] });

it('another departure brings its days and prices to the lines of the program, and to no other', () => {
  const flight = { ...emptyLine('flight'), price_sar: 900 };
  const lines = chosen([...ofJanuary, flight], ofJanuary, linesOf(alula, 'march'));
  expect(lines.map(({ price_sar }) => price_sar)).toEqual([5000, 2000, 900]);
  expect(lines[0]?.detail.en).toContain('March');
  expect(lines[2]).toEqual(flight);
  expect(chosen(lines, linesOf(alula, 'march'), ofJanuary)).toEqual([...ofJanuary, flight]);
});

it('what staff have typed stays', () => {
  const [adult, child] = ofJanuary;
  if (!adult || !child) throw new Error('The program has no lines.');
  const typed = [
    { ...adult, price_sar: 3500, quantity: 7 },
    { ...child, detail: { ar: 'مع سرير', en: 'with a bed' } },
  ];
  const [first, second] = chosen(typed, ofJanuary, linesOf(alula, 'march', { ...family, adults: 3 }));
  expect([first?.price_sar, first?.quantity, second?.price_sar]).toEqual([3500, 7, 2000]);
  expect(first?.detail.en).toContain('March');
  expect(second?.detail.en).toBe('with a bed');
  // A line that staff have removed does not come back.
  expect(chosen([adult], ofJanuary, linesOf(alula, 'march'))).toHaveLength(1);
});

it('without a departure the program’s own prices hold, and no days are named', () => {
  const lines = chosen(ofJanuary, ofJanuary, linesOf(alula));
  expect(lines.map(({ price_sar }) => price_sar)).toEqual([4000, 1000]);
  expect(lines[0]?.detail.en).toBe('');
});

it('another party changes quantities, and adds and removes lines', () => {
  const fee = { ...emptyLine(), text: { ar: 'تأشيرة', en: 'Visa' }, price_sar: 300 };
  const party = { adults: 4, seniors: null, children: 0, infants: 1 };
  const lines = chosen([...ofJanuary, fee], ofJanuary, linesOf(alula, 'january', party));
  expect(lines.map(({ quantity, price_sar }) => [quantity, price_sar])).toEqual([
    [4, 4000],
    [1, 100],
    [1, 300],
  ]);
});

it('a program takes the place of what the request asks for, until that has a price', () => {
  const hotel = toEnquiry({ destination: 'Abha', adults: 2, children: 1 }, 'hotel');
  expect(partyOf(hotel)).toEqual({ adults: 2, seniors: null, children: 1, infants: null });
  const asked = linesOfRequest(hotel, words);
  const take = (lines: LineValues[], was: LineValues[], now: LineValues[]) =>
    linesForProgram(lines, { was, now, asked });
  const taken = take(asked, [], linesOf(alula));
  expect(taken.map(({ kind }) => kind)).toEqual(['program', 'program']);
  const priced = asked.map((one) => ({ ...one, price_sar: 800 }));
  expect(take(priced, [], linesOf(alula)).map(({ kind }) => kind)).toEqual(['program', 'program', 'hotel']);
  // Another program takes the first one's place, and without one the request's own lines are back.
  expect(take(taken, linesOf(alula), linesOf(abha)).map(({ price_sar }) => price_sar)).toEqual([900, null]);
  expect(take(taken, linesOf(alula), linesOf(nothingOffered))).toEqual(asked);
});
