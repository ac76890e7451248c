import { describe, expect, it } from 'vitest';
import { typedDeparture } from '#catalogue/departures';
import type { Departure } from '#contracts/api/departures';
import { askedInQuery, askForDates } from '../../../../../../frontend/site/features/programs/asked-dates.ts';
import { departureViews } from '../../../../../../frontend/site/features/programs/departure-view.ts';
import { program, today } from '../../../../logic/catalogue/program.ts';

const departure = (id: string, change: Partial<Departure>): Departure => ({
  ...typedDeparture(program()),
  id,
  ...change,
});
const views = (...departures: Departure[]) => departureViews(program({ departures }), today);

describe('the departures that visitors see', () => {
  it('are those that have not begun and are not closed, the earliest first', () => {
    const shown = views(
      departure('late', { from_date: '2027-03-01', to_date: '2027-03-04' }),
      departure('past', { from_date: '2026-11-01', to_date: '2026-11-04' }),
      departure('closed', { sale: 'closed' }),
      departure('full', { capacity: 10, seats_left: 0 }),
    );
    expect(shown.map(({ id, availability }) => [id, availability])).toEqual([
      ['full', 'sold_out'],
      ['late', 'freesale'],
    ]);
  });

  it('name the seats left only if they are few', () => {
    const left = (capacity: number, seats_left: number) =>
      views(departure('d', { capacity, seats_left }))[0]?.seatsLeft;
    expect([left(40, 30), left(40, 19), left(8, 5), left(40, 0)]).toEqual([undefined, 19, 5, undefined]);
  });

  it('name the early price with its last day, and the price after it', () => {
    const adult = { item: 'adult' as const, price_sar: 4850, early_sar: 4500, vat: 'standard' as const };
    const prices = {
      lines: [{ ...adult, from_age: null, to_age: null }],
      early_until: '2026-12-01',
      deposit_sar: null,
    };
    const [early] = views(departure('d', { prices }));
    expect(early).toMatchObject({ price: 4500, early: { later: 4850, until: '2026-12-01' } });
    const [later] = departureViews(program({ departures: [departure('d', { prices })] }), '2026-12-02');
    expect(later).toMatchObject({ price: 4850, early: undefined });
  });
});

describe('the address of the form', () => {
  it('keeps departure and party', () => {
    const asked = {
      departure: 'd1',
      party: { adults: 3, seniors: 1, ages: [4, 9], infants: 1, room: 'triple' as const },
    };
    const address = askForDates('p1', asked);
    expect(address).toMatch(/^\/custom-journey\?program=p1&departure=d1&adults=3&/);
    expect(askedInQuery(new URLSearchParams(address.split('?')[1]))).toEqual(asked);
  });

  it('is read as usual where it makes no sense', () => {
    const read = (query: string) => askedInQuery(new URLSearchParams(query));
    expect(read('program=p1&adults=2')).toBeUndefined();
    expect(read('departure=d&adults=-1&age=40&age=x&room=tent')?.party).toEqual({
      ...{ adults: 2, seniors: 0, ages: [17], infants: 0, room: 'double' },
    });
    expect(read('departure=d&adults=0')?.party.adults).toBe(2);
  });
});
