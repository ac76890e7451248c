import { expect, it } from 'vitest';
import {
  callBackTimes,
  formatCallBack,
  fromRiyadh,
} from '../../../../../../frontend/console/features/enquiries/call-back.ts';

/** A quarter to one at night in Riyadh. */
const now = new Date('2027-03-01T21:45:00.000Z');

it('offers times from now on, and ten in the morning of Riyadh’s tomorrow', () => {
  expect(callBackTimes(now)).toEqual({
    inAnHour: '2027-03-01T22:45:00.000Z',
    inThreeHours: '2027-03-02T00:45:00.000Z',
    tomorrow: '2027-03-03T07:00:00.000Z',
  });
  expect(fromRiyadh('2027-03-02T16:30')).toBe('2027-03-02T13:30:00.000Z');
});

it('names the day only if it is another one in Riyadh', () => {
  expect(formatCallBack('2027-03-02T13:30:00.000Z', now, 'en')).toBe('16:30');
  expect(formatCallBack('2027-03-03T07:00:00.000Z', now, 'en')).toBe('3 Mar, 10:00');
  expect(formatCallBack('2027-03-02T13:30:00.000Z', now, 'ar')).toMatch(/^4:30\sم$/);
});
