import { expect, it } from 'vitest';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';
import { linesForDeparture } from '../../../../../../frontend/console/features/quotes/lines-for-departure.ts';
import { linesOfProgram, type WordsIn } from '../../../../../../frontend/console/features/quotes/quote-start.ts';
import { emptyLine } from '../../../../../../frontend/console/features/quotes/quote-values.ts';
import { departure, line, pricesOf } from '../../../../logic/catalogue/departure.ts';
import { program, today } from '../../../../logic/catalogue/program.ts';

const words: WordsIn = () => ({
  item: (item) => item,
  ofProgram: (name, item) => `${name}: ${item}`,
  flight: () => '',
  hotel: () => '',
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
const source = {
  enquiry: toEnquiry({ program_id: program().id, adults: 2, children: 1, child_ages: [5], room: 'double' }, 'custom'),
  settings: {
    ...{ valid_days: 7, deposit_percent: 0, version: 1, templates: [] },
    ...{ terms: { ar: null, en: null }, bank: { ar: null, en: null } },
  },
  program: program({ prices: pricesOf([line('adult', 4000), line('child', 1000)]) }),
  departures: [january, march],
  today,
};
const ofJanuary = linesOfProgram(source, 'january', words);
const chosen = (lines: typeof ofJanuary, from: string | undefined, to: string | undefined) =>
  linesForDeparture(lines, { source, words, from, to });

it('another departure brings its days and prices to the lines of the program, and to no other', () => {
  const flight = { ...emptyLine('flight'), price_sar: 900 };
  const lines = chosen([...ofJanuary, flight], 'january', 'march');
  expect(lines.map(({ price_sar }) => price_sar)).toEqual([5000, 2000, 900]);
  expect(lines[0]?.detail.en).toContain('March');
  expect(lines[2]).toEqual(flight);
  expect(chosen(chosen(ofJanuary, 'january', 'march'), 'march', 'january')).toEqual(ofJanuary);
});

it('what staff have typed stays', () => {
  const [adult, child] = ofJanuary;
  if (!adult || !child) throw new Error('The program has no lines.');
  const typed = [
    { ...adult, price_sar: 3500 },
    { ...child, detail: { ar: 'مع سرير', en: 'with a bed' } },
  ];
  const [first, second] = chosen(typed, 'january', 'march');
  expect([first?.price_sar, second?.price_sar]).toEqual([3500, 2000]);
  expect(first?.detail.en).toContain('March');
  expect(second?.detail.en).toBe('with a bed');
});

it('without a departure the program’s own prices hold, and no days are named', () => {
  const lines = chosen(chosen(ofJanuary, 'january', 'march'), 'march', undefined);
  expect(lines.map(({ price_sar }) => price_sar)).toEqual([4000, 1000]);
  expect(lines[0]?.detail.en).toBe('');
});
