import { describe, expect, it } from 'vitest';
import { availabilityOf, goesForSure, upcomingDepartures } from '#catalogue/departures';
import type { Departure } from '#contracts/api/departures';
import { addDays } from '#contracts/field-kit/calendar';
import { departure, departureId as id } from './departure.ts';
import { program, today } from './program.ts';

const tomorrow = addDays(today, 1);

describe('a departure', () => {
  const seats = (seats_left: number, more: Partial<Departure> = {}) => departure({ capacity: 10, seats_left, ...more });

  it.each([
    ['available', seats(5)],
    ['limited', seats(4)],
    ['sold_out', seats(0)],
    ['waiting_list', seats(0, { waiting_list: true })],
    ['freesale', departure()],
    ['on_request', departure({ sale: 'on_request' })],
    ['closed', seats(5, { sale: 'closed' })],
    ['closed', seats(5, { deadline: '2026-11-21' })],
    ['available', seats(5, { deadline: today })],
    ['freesale', departure({ from_date: tomorrow })],
    ['freesale', departure({ from_date: today, deadline: today })],
    ['closed', departure({ from_date: today })],
    ['closed', departure({ from_date: '2026-11-21' })],
  ])('is %s', (availability, one) => {
    expect(availabilityOf(one, today)).toBe(availability);
  });

  it('goes for sure once the smallest group is reached, or staff say so', () => {
    expect(goesForSure(seats(5, { minimum: 6 }))).toBe(false);
    expect(goesForSure(seats(4, { minimum: 6 }))).toBe(true);
    expect(goesForSure(departure({ minimum: 6 }))).toBe(false);
    expect(goesForSure(departure({ minimum: 6, guaranteed: true }))).toBe(true);
  });
});

describe('the departures of a program', () => {
  it('are the one of its own days if none are kept', () => {
    const one = program();
    expect(upcomingDepartures(one, today)).toMatchObject([{ id: one.id, from_date: '2027-01-10', nights: 3 }]);
  });

  it('are listed from the earliest on, without those that have begun', () => {
    const departures = [
      departure({ id: id(3), from_date: '2027-03-01' }),
      departure({ id: id(4), from_date: '2026-11-21' }),
      departure({ id: id(5), from_date: '2027-02-01' }),
    ];
    expect(upcomingDepartures(program({ departures }), today).map((one) => one.from_date)).toEqual([
      '2027-02-01',
      '2027-03-01',
    ]);
    expect(upcomingDepartures(program({ departures: [] }), today)).toEqual([]);
  });
});
