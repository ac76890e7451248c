import { describe, expect, it } from 'vitest';
import type { Enquiry } from '#contracts/api/enquiries';
import { QuoteContent } from '#contracts/api/quote-content';
import { toEnquiry } from '../../../../../../frontend/console/features/enquiries/enquiry-record.ts';
import {
  depositOf,
  type QuoteSource,
  startOf,
  type WordsIn,
} from '../../../../../../frontend/console/features/quotes/quote-start.ts';
import { contentOf } from '../../../../../../frontend/console/features/quotes/quote-values.ts';
import { departure, line, pricesOf } from '../../../../logic/catalogue/departure.ts';
import { program, today } from '../../../../logic/catalogue/program.ts';

const words: WordsIn = () => ({
  item: (item) => item,
  ofProgram: (name, item) => `${name}: ${item}`,
  flight: (from, to) => `${from} > ${to}`,
  hotel: (place, nights) => `${place}, ${nights} nights`,
  journey: (place) => `To ${place}`,
  rooms: (count) => `${count} rooms`,
});

const none = { ar: null, en: null };
const settings = {
  ...{ valid_days: 7, deposit_percent: 20, version: 1, updated_by: null, templates: [] },
  ...{ terms: { ar: 'الشروط', en: 'Terms' }, bank: none },
};

const start = (enquiry: Enquiry, changes: Partial<QuoteSource> = {}) =>
  startOf({ enquiry, settings, program: null, departures: [], today, ...changes }, words);

describe('the beginning of a quote', () => {
  it('has a line for each price that the party pays, and the seats of the departure', () => {
    const offered = departure({ from_date: '2027-01-10', to_date: '2027-01-13' });
    const enquiry = toEnquiry(
      {
        ...{ program_id: program().id, departure_id: offered.id, adults: 2, children: 2, child_ages: [5] },
        room: 'double',
      },
      'custom',
    );
    const prices = pricesOf([line('adult', 4000), line('child', 1000, { vat: 'zero' })]);
    const values = start(enquiry, { program: program({ prices }), departures: [offered] });
    expect(values.lines).toMatchObject([
      { kind: 'program', quantity: 2, price_sar: 4000, vat: 'standard' },
      { kind: 'program', quantity: 2, price_sar: 1000, vat: 'zero' },
    ]);
    expect(values.lines[0]?.text.ar).toContain('adult');
    // The program has no English texts: its readers see the Arabic ones.
    expect(values.lines[0]?.text.en).toBe('');
    expect(values).toMatchObject({ departure_id: offered.id, seats: 4, valid_until: '2026-11-29', deposit_sar: 2000 });
    expect(values.terms).toEqual({ ar: 'الشروط', en: 'Terms' });
    const content = QuoteContent.parse(contentOf(values));
    expect(content.seats).toEqual({ program_id: enquiry.program_id, departure_id: offered.id, number: 4 });
  });

  it('leaves prices to staff that the program does not know', () => {
    const enquiry = toEnquiry({ program_id: program().id, adults: 2, children: 1 }, 'custom');
    const { lines } = start(enquiry, { program: program({ prices: pricesOf([line('adult', 4000)]) }) });
    expect(lines).toMatchObject([
      { quantity: 2, price_sar: 4000 },
      { quantity: 1, price_sar: null },
    ]);
  });

  it.each([
    [
      toEnquiry(
        { main_departure: 'RUH', main_arrival: 'IST', from_date: '2027-03-12', adults: 2, infants: 1 },
        'flight',
      ),
      { kind: 'flight', quantity: 3, text: { ar: 'RUH > IST', en: 'RUH > IST' } },
    ],
    [
      toEnquiry({ destination: 'Abha', check_in: '2027-03-12', check_out: '2027-03-15', rooms: 2 }, 'hotel'),
      { kind: 'hotel', quantity: 6, text: { en: 'Abha, 3 nights' } },
    ],
    [toEnquiry({ special_destination: 'Oman\nby car' }, 'custom'), { kind: 'other', text: { en: 'To Oman' } }],
    [toEnquiry({}, 'message'), { kind: 'other', quantity: 1, text: { ar: '', en: '' } }],
  ])('says what was asked for, without a price', (enquiry, expected) => {
    const { lines, deposit_sar } = start(enquiry);
    expect(lines).toMatchObject([{ ...expected, price_sar: null }]);
    expect(deposit_sar).toBeNull();
  });

  it('asks for no deposit if the settings have none', () => {
    const priced = [{ kind: 'other' as const, quantity: 3, price_sar: 100, vat: 'standard' as const }];
    expect(depositOf(priced, { deposit_percent: 25 })).toBe(75);
    expect(depositOf(priced, { deposit_percent: 0 })).toBeNull();
  });
});
