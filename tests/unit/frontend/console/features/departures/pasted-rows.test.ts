import { describe, expect, it } from 'vitest';
import { availabilities } from '#contracts/api/offer-terms';
import { languages } from '#contracts/field-kit/language';
import { readPastedRows } from '../../../../../../frontend/console/features/departures/pasted-rows.ts';
import { words } from '../../../../../support/words.ts';

type Taken = Parameters<typeof readPastedRows>[1]['taken'];

const read = (text: string, taken: Taken = []) => readPastedRows(text, { today: '2026-12-01', taken });
const faults = (text: string, taken?: Taken) =>
  read(text, taken).flatMap((row) => row.faults.map(({ column, rule }) => `${row.number} ${column} ${rule}`));

describe('rows pasted from a spreadsheet', () => {
  it('become departures; the nights follow from the days, and all seats are left', () => {
    const [row] = read('20/12/2026\t24/12/2026\t\t18\t\t6\t15/12/2026');
    expect(row?.faults).toEqual([]);
    expect(row?.body).toMatchObject({
      ...{ from_date: '2026-12-20', to_date: '2026-12-24', nights: 4 },
      ...{ capacity: 18, seats_left: 18, minimum: 6, deadline: '2026-12-15', sale: 'open', prices: null },
    });
  });

  it('may have a heading, Arabic digits, quotes and blank lines', () => {
    const rows = read('المغادرة\tالعودة\n\n"٢٠/١/٢٠٢٧"\t\t٤\n');
    expect(rows.map(({ number, body }) => [number, body?.from_date, body?.nights])).toEqual([[2, '2027-01-20', 4]]);
  });

  it('may have a price of their own, in any spelling, and a note in each language', () => {
    const [own, plain] = read('20/12/2026\t\t4\t\t\t\t\t٤٬٥٠٠٫٥٠\tفي رمضان ١٤٤٨\tIn Ramadan\n21/12/2026\t\t4');
    expect(own?.body).toMatchObject({
      prices: { lines: [{ item: 'adult', price_sar: 4500.5 }] },
      notes: { ar: 'في رمضان ١٤٤٨', en: 'In Ramadan' },
    });
    expect(plain?.body).toMatchObject({ prices: null, notes: { ar: null, en: null } });
    expect(faults(`20/12/2026\t\t4\t\t\t\t\tfree\t${'a'.repeat(501)}`)).toEqual([
      '1 price price',
      '1 note_ar longNote',
    ]);
    expect(faults('20/12/2026\t\t4\t\t\t\t\t0')).toEqual(['1 price price']);
  });

  describe('with a status', () => {
    const withStatus = (status: string, seats = '18\t') => `20/12/2026\t\t4\t${seats}\t\t\t\t\t\t${status}`;
    const bodyOf = (status: string, seats?: string) => read(withStatus(status, seats))[0]?.body;

    it('take it by its names in both languages and by those of OCTO', () => {
      for (const language of languages) {
        const { sales, fields } = words(language, 'admin-programs').departure;
        const shown = words(language, 'offer').availability;
        for (const name of ['open', 'on_request', 'closed'] as const) {
          expect(bodyOf(sales[name])).toMatchObject({ sale: name, seats_left: 18, waiting_list: false });
        }
        expect(bodyOf(fields.waiting_list)).toMatchObject({ sale: 'open', seats_left: 0, waiting_list: true });
        expect(bodyOf(shown.sold_out)).toMatchObject({ sale: 'open', seats_left: 0, waiting_list: false });
        for (const name of availabilities) expect(faults(withStatus(shown[name]))).toEqual([]);
      }
      const octo = ['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];
      expect(octo.map((name) => bodyOf(name)?.sale)).toEqual(['open', 'open', 'open', 'open', 'closed']);
      expect(bodyOf('SOLD_OUT')?.seats_left).toBe(0);
      expect(bodyOf('مُغلَق')?.sale).toBe('closed');
    });

    it('name a wrong one, and one that contradicts the seats', () => {
      expect(faults(withStatus('soon'))).toEqual(['1 sale status']);
      expect(faults(withStatus('sold out', '18\t3'))).toEqual(['1 sale full']);
      expect(faults(withStatus('sold out', '18\t0'))).toEqual([]);
      expect(faults(withStatus('sold out', '\t'))).toEqual(['1 capacity capacity']);
    });
  });

  it('have their faults named by column, and then no departure', () => {
    expect(faults('soon\t\tx')).toEqual(['1 nights number', '1 from_date day']);
    expect(faults('20/11/2026\t\t3')).toEqual(['1 from_date past']);
    expect(faults('20/12/2026\t19/12/2026\t3')).toEqual(['1 to_date order']);
    expect(faults('20/12/2026\t\t3\t10\t12\t11\t21/12/2026')).toEqual([
      '1 seats_left tooManyLeft',
      '1 minimum tooLargeGroup',
      '1 deadline deadline',
    ]);
    expect(read('20/11/2026\t\t3')[0]?.body).toBeUndefined();
  });

  it('are refused if there is such a departure already, but not if it differs in nights, price or note', () => {
    const taken = { from_date: '2026-12-20', nights: 3, prices: null, notes: { ar: null, en: null } };
    expect(faults('20/12/2026\t\t3\n20/12/2026\t\t4', [taken])).toEqual(['1 from_date twice']);
    expect(faults('21/12/2026\t\t3\n21/12/2026\t\t3\t18')).toEqual(['2 from_date twice']);
    const others = ['4\t\t\t\t\t900', '4\t\t\t\t\t950', '4\t\t\t\t\t950\tمجموعة ثانية'];
    expect(faults(others.map((rest) => `21/12/2026\t\t${rest}`).join('\n'))).toEqual([]);
  });
});
