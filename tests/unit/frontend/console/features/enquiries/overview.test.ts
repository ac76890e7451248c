import { describe, expect, it } from 'vitest';
import { addDays } from '#contracts/field-kit/calendar';
import { paths } from '#contracts/website/paths';
import { periodBefore, readPeriod } from '../../../../../../frontend/console/features/enquiries/period.ts';
import { isCurrent, menuGroups } from '../../../../../../frontend/console/layout/menu-entries.ts';
import { groupDays, totalOf } from '../../../../../../frontend/console/screens/overview/chart/group-days.ts';

const today = '2027-03-17';
const read = (query: string) => readPeriod(new URLSearchParams(query), today);

describe('the period of the overview', () => {
  it('is this month up to today by default', () => {
    expect(read('')).toEqual({ from: '2027-03-01', to: today });
    expect(read('from=2027-01-05&to=2027-02-04')).toEqual({ from: '2027-01-05', to: '2027-02-04' });
    expect(read('to=2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-02-10' });
    expect(read('from=2027-04-02')).toEqual({ from: '2027-04-02', to: '2027-04-02' });
  });

  it('is a named one up to today, unless days are given', () => {
    // 17 March 2027 is a Wednesday.
    expect(read('period=week')).toEqual({ from: '2027-03-14', to: today });
    expect(read('period=month')).toEqual({ from: '2027-03-01', to: today });
    expect(read('period=days')).toEqual({ from: '2027-02-16', to: today });
    expect(read('period=quarter')).toEqual({ from: '2027-01-01', to: today });
    expect(read('period=decade')).toEqual(read(''));
    expect(read('period=year')).toEqual({ from: '2027-01-01', to: today });
    expect(read('period=week&from=2027-02-01')).toEqual({ from: '2027-02-01', to: today });
    const quarters = ['2027-02-28', '2027-06-30', '2027-08-01', '2027-12-31'].map(
      (day) => readPeriod(new URLSearchParams('period=quarter'), day).from,
    );
    expect(quarters).toEqual(['2027-01-01', '2027-04-01', '2027-07-01', '2027-10-01']);
  });

  it('accepts cut or edited links', () => {
    expect(read('from=2027-02-30&to=soon')).toEqual({ from: '2027-03-01', to: today });
    expect(read('from=2027-03-09&to=2027-03-08')).toEqual({ from: '2027-03-01', to: today });
    expect(read('from=2020-01-01')).toEqual({ from: addDays(today, -365), to: today });
  });

  it('is compared with the same number of days before it', () => {
    expect(periodBefore({ from: '2027-03-01', to: today })).toEqual({ from: '2027-02-12', to: '2027-02-28' });
    expect(periodBefore({ from: today, to: today })).toEqual({ from: '2027-03-16', to: '2027-03-16' });
  });
});

describe('the bars of the chart', () => {
  const days = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: addDays(from, index),
      flight: 1,
      hotel: 0,
      custom: 2,
      message: 0,
    }));

  it('stand for days, or for weeks (from Sunday) or months in longer periods', () => {
    expect(groupDays(days('2027-03-01', 31))).toMatchObject({ unit: 'day', bars: { length: 31 } });
    // 1 March 2027 is a Monday.
    const weeks = groupDays(days('2027-03-01', 60));
    expect(weeks.unit).toBe('week');
    expect(weeks.bars.slice(0, 2)).toEqual([
      { from: '2027-03-01', to: '2027-03-06', flight: 6, hotel: 0, custom: 12, message: 0 },
      { from: '2027-03-07', to: '2027-03-13', flight: 7, hotel: 0, custom: 14, message: 0 },
    ]);
    const months = groupDays(days('2027-01-01', 365));
    expect(months).toMatchObject({ unit: 'month', bars: { length: 12 } });
    expect(months.bars.reduce((sum, bar) => sum + totalOf(bar), 0)).toBe(3 * 365);
  });
});

describe('the entries of the menu', () => {
  const entries = menuGroups.flat();
  const current = (path: string) => entries.filter((entry) => isCurrent(entry, path)).map((entry) => entry.path);

  it('mark only the open screen, at any of its addresses', () => {
    expect(current('/admin')).toEqual([paths.admin.index]);
    expect(current('/admin/')).toEqual([paths.admin.index]);
    expect(current('/admin/requests/Hotels')).toEqual([paths.admin.hotelRequests]);
    expect(current('/admin/requests/messages')).toEqual([paths.admin.messages]);
    expect(current('/admin/programs')).toEqual([paths.admin.programs]);
    expect(current('/admin/nothing')).toEqual([]);
  });
});
