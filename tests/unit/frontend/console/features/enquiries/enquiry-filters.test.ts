import { describe, expect, it } from 'vitest';
import {
  countFilters,
  readFilters,
  writeFilters,
} from '../../../../../../frontend/console/features/enquiries/enquiry-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  it('reads every filter', () => {
    expect(
      read('q=sara&status=done&from=2026-11-01&to=2026-11-30&has_email=false&tag=%D8%B9%D8%A7%D8%A6%D9%84%D8%A9%20'),
    ).toEqual({
      q: 'sara',
      status: 'done',
      from: '2026-11-01',
      to: '2026-11-30',
      has_email: 'false',
      tag: 'عائلة',
    });
  });

  it('reads the filters of the figures', () => {
    const query = 'source=snapchat&unnamed=entered&program_id=0199b0aa-0000-7000-8000-000000000001&city=Makkah';
    const filters = read(`${query}&owner=huda@rihla.example&sale=quoted`);
    expect(filters).toEqual({
      ...{ source: 'snapchat', unnamed: 'entered', program_id: '0199b0aa-0000-7000-8000-000000000001' },
      ...{ city: 'Makkah', owner: 'huda@rihla.example', sale: 'quoted' },
    });
    expect(countFilters(filters)).toBe(6);
    expect(read('unnamed=all&program_id=p1&owner=huda&sale=maybe&city=%20')).toEqual({});
  });

  it('drops what the API would refuse', () => {
    expect(read('q=%20&status=lost&from=2026-02-30&to=tomorrow&has_email=maybe')).toEqual({});
    expect(read('from=2026-11-30&to=2026-11-01')).toEqual({ from: '2026-11-30' });
    expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(100);
  });
});

describe('writeFilters', () => {
  it('replaces the filters and keeps the other parameters', () => {
    const written = writeFilters(new URLSearchParams('open=f1&status=new&q=x'), { q: 'y', has_email: 'true' });
    expect(Object.fromEntries(written)).toEqual({ open: 'f1', q: 'y', has_email: 'true' });
  });
});

describe('countFilters', () => {
  it('does not count the search text', () => {
    expect(countFilters({ q: 'sara' })).toBe(0);
    expect(countFilters({ q: 'sara', status: 'new', from: '2026-11-01' })).toBe(2);
  });
});
