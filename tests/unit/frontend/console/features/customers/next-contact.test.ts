import { expect, it } from 'vitest';
import {
  daysLate,
  formatNextContact,
  quickDays,
} from '../../../../../../frontend/console/features/customers/next-contact.ts';

const today = '2027-02-27';

it('says near days beside today, others by their date', () => {
  const said = (day: string) => formatNextContact(day, today, 'en');
  expect(['2027-02-27', '2027-02-28', '2027-03-02', '2027-03-20', '2027-02-20'].map(said)).toEqual([
    'Today',
    'Tomorrow',
    'In 3 days',
    '20 Mar 2027',
    '20 Feb 2027',
  ]);
  expect(formatNextContact('2027-02-28', today, 'ar')).toBe('غدًا');
});

it('counts the days of lateness, and offers the usual days', () => {
  expect(['2027-02-20', today, '2027-03-01'].map((day) => daysLate(day, today))).toEqual([7, 0, 0]);
  expect(quickDays(today)).toEqual({ tomorrow: '2027-02-28', inAWeek: '2027-03-06' });
});
