import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { octoAvailability, octoProduct } from '#catalogue/octo';
import type { Departure } from '#contracts/api/departures';
import { sales, vatCodes } from '#contracts/api/offer-terms';
import type { ProgramReply } from '#contracts/api/programs';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { promisesAtStart } from '#contracts/site-defaults/promises';
import { departureBody, sampleBody } from '../../../../infra/seed/offer.ts';
import { samplePrograms } from '../../../../infra/seed/programs/index.ts';
import { Availabilities, Product } from '../../../support/octo-schema.ts';
import { richProgram } from '../../frontend/site/features/programs/rich-program.ts';
import { departure, departureId, line, pricesOf } from './departure.ts';
import { program, today } from './program.ts';

const ofSite = promisesAtStart.cancellation;
const seats = (capacity: number, seats_left: number, changes: Partial<Departure> = {}) =>
  departure({ capacity, seats_left, ...changes });
const availabilityOf = (...departures: Departure[]) => octoAvailability(program({ departures }), today);
const unitsOf = (change: Partial<ProgramReply>) => octoProduct(program(change), ofSite, today).options[0]?.units ?? [];

describe('a departure as OCTO’s availability', () => {
  it('begins and ends at midnight in Riyadh, and can be asked for until its deadline has passed', () => {
    expect(availabilityOf(departure({ deadline: '2027-01-02' }))).toMatchObject([
      {
        id: departureId(2),
        localDateTimeStart: '2027-01-10T00:00:00+03:00',
        localDateTimeEnd: '2027-01-14T00:00:00+03:00',
        utcCutoffAt: '2027-01-02T21:00:00.000Z',
        allDay: true,
      },
    ]);
  });

  it.each([
    ['no number of seats', departure(), ['FREESALE', true, null, null]],
    ['more than half of the seats', seats(10, 6), ['AVAILABLE', true, 6, 10]],
    ['less than half', seats(10, 4), ['LIMITED', true, 4, 10]],
    ['no seat', seats(10, 0), ['SOLD_OUT', false, 0, 10]],
    ['a waiting list', seats(10, 0, { waiting_list: true }), ['SOLD_OUT', false, 0, 10]],
    ['a deadline that has passed', seats(10, 6, { deadline: '2026-11-01' }), ['CLOSED', false, 0, 10]],
    ['closed', seats(10, 6, { sale: 'closed' }), ['CLOSED', false, 0, 10]],
    ['on request', departure({ sale: 'on_request' }), ['CLOSED', false, 0, null]],
  ])('with %s promises no more than we do', (_, given, expected) => {
    const [{ status, available, vacancies, capacity } = {}] = availabilityOf(given);
    expect([status, available, vacancies, capacity]).toEqual(expected);
  });

  it('has the price of each traveller in halalas, with the early price until its day and the tax in it', () => {
    const prices = pricesOf(
      [line('adult', 1150, { early_sar: 1000.5 }), line('child', 0), line('infant', 0, { vat: 'exempt' })],
      { early_until: '2026-12-01' },
    );
    expect(availabilityOf(departure({ prices }))[0]?.unitPricing).toEqual([
      {
        unitId: 'adult',
        ...{ original: 115_000, retail: 100_050, net: null, currency: 'SAR', currencyPrecision: 2 },
        includedTaxes: [{ name: 'VAT 15', retail: 13_050, original: 15_000, net: null }],
      },
      // The child’s price is to be asked for, and infants travel free of charge.
      {
        unitId: 'infant',
        ...{ original: 0, retail: 0, net: null, currency: 'SAR', currencyPrecision: 2, includedTaxes: [] },
      },
    ]);
    const later = octoAvailability(program({ departures: [departure({ prices })] }), '2026-12-02');
    expect(later[0]?.unitPricing[0]?.retail).toBe(115_000);
  });

  it('is left out once it has begun, and a program on request has none', () => {
    expect(availabilityOf(departure({ from_date: addDays(today, -1) }))).toEqual([]);
    expect(availabilityOf()).toEqual([]);
  });
});

describe('a program as OCTO’s product', () => {
  it('has the lowest price of what has places', () => {
    const priced = (last: number, price: number, changes: Partial<Departure> = {}) =>
      departure({ id: departureId(last), prices: pricesOf([line('adult', price)]), ...changes });
    const departures = [priced(2, 3000), priced(3, 2500), priced(4, 1000, { capacity: 5, seats_left: 0 })];
    expect(unitsOf({ departures })[0]?.pricingFrom).toMatchObject([{ retail: 250_000 }]);
  });

  it('divides the ages between its travellers, and has no unit for a room', () => {
    const prices = pricesOf([
      line('adult', 1000),
      line('senior', 900, { from_age: 65 }),
      line('child', 500, { from_age: 3, to_age: 12 }),
      line('infant', 0, { to_age: 2 }),
      ...[line('single_supplement', 300), line('triple', 900)],
    ]);
    const units = unitsOf({ prices });
    expect(units.map(({ type, restrictions }) => [type, restrictions.minAge, restrictions.maxAge])).toEqual([
      ['ADULT', 13, 64],
      ['SENIOR', 65, 120],
      ['CHILD', 3, 12],
      ['INFANT', 0, 2],
    ]);
    expect(units.map(({ restrictions }) => restrictions.accompaniedBy)).toEqual([[], [], ['adult'], ['adult']]);
  });

  it('can be cancelled free of charge as its terms say; the earliest cutoff that terms can have stands for never', () => {
    const cutoff = (refund_percent: number) =>
      octoProduct(program({ cancellation: [{ days_before: 20, refund_percent }] }), ofSite, today).options[0];
    expect(cutoff(100)).toMatchObject({ cancellationCutoff: '20 days', cancellationCutoffAmount: 20 });
    expect(cutoff(50)).toMatchObject({ cancellationCutoffAmount: 365 });
    expect(octoProduct(program(), ofSite, today).options[0]).toMatchObject({ cancellationCutoffAmount: 15 });
  });
});

describe('OCTO’s specification', () => {
  const expectValid = (...[one, day]: Parameters<typeof octoAvailability>) => {
    Product.parse(octoProduct(one, ofSite, day));
    Availabilities.parse(octoAvailability(one, day));
  };

  it('accepts every sample program, now and as its departures pass', () => {
    const now = riyadhDay();
    for (const sample of samplePrograms) {
      const departures = sample.offer.departures.map((one, index) => ({
        ...departure({ id: departureId(index) }),
        ...departureBody(one, sample.nights),
        to_date: addDays(now, one.starts_in_days + sample.nights),
      }));
      const body = { ...sampleBody(sample, now), departures } as unknown as Partial<ProgramReply>;
      for (const days of [0, 20, 60, 200, 800]) expectValid(program(body), addDays(now, days));
    }
    expectValid(richProgram(today), today);
    expectValid(program({ price_sar: 0 }), today);
  });

  it('accepts any program', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 }).map((halalas) => halalas / 100);
    const age = fc.option(fc.integer({ min: 0, max: 120 }));
    const lineOf = (item: 'adult' | 'senior' | 'child' | 'infant' | 'triple') =>
      fc
        .record({
          price_sar: price,
          early_sar: fc.option(price),
          vat: fc.constantFrom(...vatCodes),
          ages: fc.tuple(age, age),
        })
        .map(({ ages: [a, b], ...rest }) => {
          const isOrdered = a === null || b === null || a <= b;
          const aged = item === 'adult' || item === 'triple' ? [null, null] : isOrdered ? [a, b] : [b, a];
          return line(item, rest.price_sar, { ...rest, from_age: aged[0] ?? null, to_age: aged[1] ?? null });
        });
    const prices = fc
      .tuple(lineOf('adult'), fc.subarray(['senior', 'child', 'infant', 'triple'] as const))
      .chain(([adult, others]) => fc.tuple(fc.constant(adult), ...others.map(lineOf)))
      .map((lines) => pricesOf(lines, { early_until: '2026-12-15' }));
    const given = fc
      .record({
        days: fc.integer({ min: -10, max: 400 }),
        sale: fc.constantFrom(...sales),
        seats: fc.option(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.nat(50))),
        closes: fc.option(fc.integer({ min: 0, max: 40 })),
        waiting_list: fc.boolean(),
        prices: fc.option(prices),
      })
      .map(({ days, seats: kept, closes, ...rest }) => {
        const from_date = addDays(today, days);
        return departure({
          ...{ ...rest, from_date, to_date: addDays(from_date, 3) },
          ...(kept && { capacity: kept[0], seats_left: Math.min(...kept) }),
          ...(closes !== null && { deadline: addDays(from_date, -closes) }),
        });
      });
    fc.assert(
      fc.property(fc.option(fc.array(given, { maxLength: 6 })), fc.option(prices), (departures, own) =>
        expectValid(program({ departures, prices: own }), today),
      ),
    );
  });

  it('refuses a field too many, one too few, and a status that contradicts the places', () => {
    const [sold] = availabilityOf(seats(10, 4));
    expect(Availabilities.safeParse([sold]).success).toBe(true);
    expect(Availabilities.safeParse([{ ...sold, price: 1 }]).success).toBe(false);
    expect(Availabilities.safeParse([{ ...sold, capacity: undefined }]).success).toBe(false);
    expect(Availabilities.safeParse([{ ...sold, status: 'SOLD_OUT' }]).success).toBe(false);
  });
});
