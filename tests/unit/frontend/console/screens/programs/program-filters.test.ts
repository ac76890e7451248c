import { expect, it } from 'vitest';
import { addDays } from '#contracts/field-kit/calendar';
import { listed } from '../../../../../../frontend/console/screens/programs/program-filters.ts';
import { departure } from '../../../../logic/catalogue/departure.ts';
import { program, today } from '../../../../logic/catalogue/program.ts';

const seats = (days: number, seats_left: number) =>
  departure({ from_date: addDays(today, days), capacity: 10, seats_left });
const nextOf = (...departures: ReturnType<typeof seats>[]) => {
  const [one] = listed([program({ departures })], today);
  return [one?.offer.from_date, one?.next?.seats_left];
};

it('names the seats of the departure whose days it names', () => {
  expect(nextOf(seats(10, 0), seats(20, 4))).toEqual([addDays(today, 20), 4]);
  expect(nextOf(seats(10, 0), seats(10, 4))).toEqual([addDays(today, 10), 4]);
  expect(nextOf(seats(10, 0), seats(20, 0))).toEqual([addDays(today, 10), 0]);
});
