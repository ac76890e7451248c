import { describe, expect, it } from 'vitest';
import { typedDeparture } from '#catalogue/departures';
import type { Prices } from '#contracts/api/program-prices';
import { languages } from '#contracts/field-kit/language';
import { originPlaceholder as origin } from '#contracts/website/origin-placeholder';
import { programProduct, touristTrip } from '../../../../../../frontend/site/features/programs/tourist-trip.ts';
import { program, today } from '../../../../logic/catalogue/program.ts';
import { richProgram } from './rich-program.ts';
import { faultsOf } from './schema-org.ts';

describe('a program for search engines', () => {
  it('states dates, place and price, with absolute addresses', () => {
    const url = `${origin}/program/${program().id}`;
    expect(touristTrip(program({ photos: ['/photos/1.webp'] }), { language: 'ar', ended: false, today })).toMatchObject(
      {
        '@type': 'TouristTrip',
        name: program().texts.ar.trip_name,
        url,
        image: [`${origin}/photos/1.webp`],
        departureTime: '2027-01-10',
        arrivalTime: '2027-01-13',
        itinerary: { name: 'العلا' },
        offers: { price: 4850, priceCurrency: 'SAR', url },
      },
    );
  });

  it('has no offer without a price, and no rating', () => {
    const trip = JSON.stringify(
      touristTrip(program({ price_sar: 0, rating: 4.8 }), { language: 'en', ended: false, today }),
    );
    expect(trip).not.toMatch(/offers|rating/i);
  });

  it('has no offer once it has ended', () => {
    const offers = (ended: boolean) => 'offers' in touristTrip(program(), { language: 'ar', ended, today });
    expect([offers(false), offers(true)]).toEqual([true, false]);
  });

  it('has an offer for each departure, with its price, its last day and whether it is sold out', () => {
    const departures = [
      { ...typedDeparture(program()), id: 'd1', capacity: 10, seats_left: 3, deadline: '2027-01-02' },
      {
        ...typedDeparture(program()),
        id: 'd2',
        from_date: '2027-02-10',
        to_date: '2027-02-13',
        capacity: 10,
        seats_left: 0,
      },
    ];
    const trip = touristTrip(program({ departures }), { language: 'ar', ended: false, today });
    expect(trip.offers).toMatchObject([
      { price: 4850, availability: 'https://schema.org/LimitedAvailability', validThrough: '2027-01-02' },
      { price: 4850, availability: 'https://schema.org/SoldOut', validThrough: '2027-02-09' },
    ]);
    // A sold-out departure is no part of the product’s range.
    const product = programProduct(program({ departures }), { language: 'ar', ended: false, today });
    expect(product?.offers).toMatchObject({ offerCount: 1, lowPrice: 4850, highPrice: 4850 });
  });

  it('has no offer that ends after the last day to book, and none on the day of departure', () => {
    const lines = [{ item: 'adult', price_sar: 4850, early_sar: 4500, vat: 'standard', from_age: null, to_age: null }];
    const priced = (early_until: string) =>
      program({ prices: { lines: lines as Prices['lines'], early_until, deposit_sar: null } });
    const validOn = (day: string, early_until: string) =>
      touristTrip(priced(early_until), { language: 'ar', ended: false, today: day }).offers;
    expect(validOn(today, '2026-12-01')).toMatchObject({ price: 4500, validThrough: '2026-12-01' });
    expect(validOn(today, '2027-03-01')).toMatchObject({ price: 4500, validThrough: '2027-01-09' });
    expect(validOn('2027-01-10', '2026-12-01')).toBeUndefined();
  });

  it('passes a validator, poor or rich, in each language', async () => {
    for (const language of languages) {
      const presentation = { language, ended: false, today };
      const photos = ['/photos/1.webp'];
      const poor = program({ photos });
      for (const one of [poor, program({ photos, departures: [] }), richProgram(today)]) {
        expect(await faultsOf(touristTrip(one, presentation), programProduct(one, presentation))).toEqual([]);
      }
      expect(programProduct(program({ departures: [] }), presentation)).toBeUndefined();
    }
  });

  it('fails the validator with a type, a property or a value that is wrong, or without a required one', async () => {
    const presentation = { language: 'ar', ended: false, today } as const;
    const trip = touristTrip(richProgram(today), presentation);
    const product = programProduct(richProgram(today), presentation);
    expect(await faultsOf({ ...trip, '@type': 'TouristTour' })).toEqual([expect.stringContaining('TouristTour')]);
    expect(await faultsOf({ ...trip, departure: today })).toEqual([expect.stringContaining('departure')]);
    expect(await faultsOf({ '@type': 'TouristTrip', offers: { '@type': 'Offer', cost: 4850 } })).toEqual([
      expect.stringContaining('offers: cost'),
    ]);
    expect(await faultsOf({ ...product, name: undefined })).toEqual([expect.stringContaining('name')]);
    const offers = { ...(product?.offers as object), lowPrice: 'ask us', priceCurrency: 'riyals' };
    expect(await faultsOf({ ...product, offers })).toEqual([
      expect.stringContaining('offers: lowPrice'),
      expect.stringContaining('offers: priceCurrency'),
    ]);
  });
});
