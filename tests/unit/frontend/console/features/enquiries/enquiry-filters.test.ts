import { describe, expect, it } from 'vitest';
import {
  changeFilters,
  countFilters,
  type EnquiryFilters,
  noFilters,
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
    const filters = read(`${query}&owner=huda@rihla.example&answered_by=sami@rihla.example&sale=quoted`);
    expect(filters).toEqual({
      ...{ source: 'snapchat', unnamed: 'entered', program_id: '0199b0aa-0000-7000-8000-000000000001' },
      ...{ city: 'Makkah', owner: 'huda@rihla.example', answered_by: 'sami@rihla.example', sale: 'quoted' },
    });
    expect(countFilters(filters)).toBe(7);
    expect(read('answered_by=anyone')).toEqual({ answered_by: 'anyone' });
    expect(read('unnamed=all&program_id=p1&owner=huda&sale=maybe&answered_by=sami&city=%20')).toEqual({});
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

describe('the order', () => {
  const change = (query: string, changes: EnquiryFilters) =>
    `${changeFilters(new URLSearchParams(query), changes)}`.replaceAll('%20', '+');

  it('is read beside a tab and beside filters, and is no filter', () => {
    expect(read('tab=mine&order=reversed')).toEqual({ tab: 'mine', order: 'reversed' });
    expect(read('status=new&order=reversed')).toEqual({ status: 'new', order: 'reversed' });
    expect(read('order=newest')).toEqual({});
    expect(countFilters(read('status=new&order=reversed'))).toBe(1);
  });

  it('ends no tab, and neither a filter nor a search ends one', () => {
    expect(read('tab=mine&q=sara&status=new&due=late')).toEqual({ tab: 'mine', q: 'sara', status: 'new', due: 'late' });
    expect(change('q=sara&status=new', { tab: 'mine' })).toBe('q=sara&status=new&tab=mine');
    expect(change('tab=mine&status=new', { ...noFilters, q: undefined })).toBe('tab=mine');
    expect(change('tab=mine', { order: 'reversed' })).toBe('tab=mine&order=reversed');
    expect(change('tab=mine&order=reversed', { order: undefined })).toBe('tab=mine');
    expect(change('order=reversed', { q: 'sara' })).toBe('order=reversed&q=sara');
    expect(change('status=new&order=reversed', { ...noFilters, q: undefined })).toBe('order=reversed');
  });

  it.each([
    ['order=reversed', { tab: 'done' }, 'order=reversed&tab=done'],
    ['tab=done&order=reversed', { status: 'new' }, 'tab=done&order=reversed&status=new'],
    ['tab=mine&order=reversed', { due: 'late' }, 'tab=mine&order=reversed&due=late'],
    ['order=reversed', { due: 'late' }, 'due=late'],
    ['tab=mine&order=reversed', { tab: 'unanswered' }, 'tab=unanswered&order=reversed'],
    // Oldest first is not least urgent first.
    ['order=reversed', { tab: 'unanswered' }, 'tab=unanswered'],
    ['tab=mine&order=reversed', { tab: 'done' }, 'tab=done'],
    ['tab=mine&order=reversed', { tab: undefined }, ''],
    ['tab=mine&order=reversed', { q: 'sara' }, 'tab=mine&order=reversed&q=sara'],
    ['tab=mine', { tab: 'done', order: 'reversed' }, 'tab=done&order=reversed'],
  ] as const)('of %s stays with %o only as long as its words do', (query, changes, written) => {
    expect(change(query, changes)).toBe(written);
  });
});
