import { describe, expect, it } from 'vitest';
import { originPlaceholder as origin } from '#contracts/website/origin-placeholder';
import { touristTrip } from '../../../../../../frontend/site/features/programs/tourist-trip.ts';
import { program } from '../../../../logic/catalogue/program.ts';

describe('a program for search engines', () => {
  it('states dates, place and price, with absolute addresses', () => {
    const url = `${origin}/program/${program().id}`;
    expect(touristTrip(program({ photos: ['/photos/1.webp'] }), { language: 'ar', ended: false })).toMatchObject({
      '@type': 'TouristTrip',
      name: program().texts.ar.trip_name,
      url,
      image: [`${origin}/photos/1.webp`],
      departureTime: '2027-01-10',
      arrivalTime: '2027-01-13',
      itinerary: { name: 'العلا' },
      offers: { price: 4850, priceCurrency: 'SAR', url },
    });
  });

  it('has no offer without a price, and no rating', () => {
    const trip = JSON.stringify(touristTrip(program({ price_sar: 0, rating: 4.8 }), { language: 'en', ended: false }));
    expect(trip).not.toMatch(/offers|rating/i);
  });

  it('has no offer once it has ended', () => {
    const offers = (ended: boolean) => 'offers' in touristTrip(program(), { language: 'ar', ended });
    expect([offers(false), offers(true)]).toEqual([true, false]);
  });
});
