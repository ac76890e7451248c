import { describe, expect, it } from 'vitest';
import { freeUntil, termsOf } from '#catalogue/cancellation';
import { offerOf } from '#catalogue/offer';
import { phaseOf } from '#catalogue/phase';
import type { Program } from '#contracts/api/programs';
import { promisesAtStart } from '#contracts/site-defaults/promises';
import { departure, departureId as id, line, pricesOf } from './departure.ts';
import { program, today } from './program.ts';

const ofSite = promisesAtStart.cancellation;

describe('what can be asked for', () => {
  const soldOut = departure({ id: id(3), from_date: '2026-12-10', to_date: '2026-12-13', capacity: 8, seats_left: 0 });
  const dear = departure({ id: id(4), from_date: '2027-01-20', to_date: '2027-01-25', nights: 5 });
  const cheap = departure({
    ...{ id: id(5), from_date: '2027-02-01', to_date: '2027-02-04' },
    prices: pricesOf([line('adult', 3000, { early_sar: 2500 })], { early_until: '2026-12-31' }),
  });
  const sold = program({ departures: [soldOut, dear, cheap] });

  it('is the next departure with places, and the lowest price that still holds', () => {
    const offer = { from_date: '2027-01-20', to_date: '2027-01-25', nights: 5, count: 2, ended: false };
    expect(offerOf(sold, today)).toMatchObject({ ...offer, price_sar: 2500 });
    expect(offerOf(sold, '2027-01-01')).toMatchObject({ ...offer, price_sar: 3000 });
    expect(offerOf(sold, '2027-01-21')).toMatchObject({ from_date: '2027-02-01', count: 1 });
  });

  it('is nothing once all are sold out, but they are still named', () => {
    expect(offerOf(program({ departures: [soldOut] }), today)).toMatchObject({ from_date: '2026-12-10', count: 0 });
  });

  it('is on request without departures, and has ended after the last one', () => {
    expect(offerOf(program({ departures: [] }), today)).toMatchObject({
      onRequest: true,
      ended: false,
      price_sar: 4850,
    });
    expect(phaseOf(program({ departures: [] }), ofSite, today)).toBe('on_request');
    expect(phaseOf(sold, ofSite, '2027-02-05')).toBe('ended');
  });
});

describe('cancelling free of charge', () => {
  const terms = (...steps: [number, number][]) =>
    program({ cancellation: steps.map(([days_before, refund_percent]) => ({ days_before, refund_percent })) });
  const until = (one: Program, departs: string, day = today) => freeUntil(termsOf(one, ofSite), departs, day);

  it('follows the program’s own steps, else those of the site', () => {
    expect(until(program(), '2027-01-10')).toBe('2026-12-26');
    expect(until(terms([30, 100], [10, 50]), '2027-01-10')).toBe('2026-12-11');
    expect(until(terms([30, 80]), '2027-01-10')).toBeUndefined();
  });

  it('is over after its last day', () => {
    expect(until(program(), '2027-01-10', '2026-12-26')).toBe('2026-12-26');
    expect(until(program(), '2027-01-10', '2026-12-27')).toBeUndefined();
  });
});
