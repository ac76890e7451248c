import { describe, expect, it } from 'vitest';
import { readPastedRows } from '../../../../../../frontend/console/features/departures/pasted-rows.ts';

const read = (text: string, taken: string[] = []) => readPastedRows(text, { today: '2026-12-01', taken });
const faults = (text: string, taken?: string[]) =>
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

  it('on a day with a departure already, or twice, are refused', () => {
    expect(faults('20/12/2026\t\t3\n20/12/2026\t\t4', ['2026-12-20'])).toEqual([
      '1 from_date twice',
      '2 from_date twice',
    ]);
    expect(faults('21/12/2026\t\t3\n21/12/2026\t\t4')).toEqual(['2 from_date twice']);
  });
});
