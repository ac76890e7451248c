import type { AggregateOffer, ItemAvailability, ItemList, Offer, Product, TouristTrip } from 'schema-dts';
import { upcomingDepartures } from '#catalogue/departures';
import { offerOf } from '#catalogue/offer';
import type { Departure } from '#contracts/api/departures';
import type { Availability } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import { addDays } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { paths } from '#contracts/website/paths';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { fileAddress, pageAddress } from '../../lib/page-address.ts';
import { agencyId } from '../agency/travel-agency.ts';
import { dayViews, type Stop, stopsOf } from './day-views.ts';
import { departureView } from './departure-view.ts';

/** A schema.org object, not a mere reference. */
type WithType<Schema> = Exclude<Schema, string>;

interface Presentation {
  language: Language;
  /** True if its last day has passed: then there is no offer. */
  ended: boolean;
  /** The Riyadh calendar day. */
  today: string;
}

/** A program as structured data, without a rating: the one on its card may be our own default. */
export function touristTrip(program: Program, { language, ended, today }: Presentation): WithType<TouristTrip> {
  const { trip_name: title, city, description } = programTexts(program, language);
  const { from_date, to_date, onRequest } = offerOf(program, today);
  const offers = ended ? [] : offersOf(program, language, today);
  const stops = stopsOf(dayViews(program, language));
  return {
    '@type': 'TouristTrip',
    name: title,
    ...(description && { description }),
    url: pageAddress(paths.program(program.id), language),
    image: program.photos.map((photo) => fileAddress(photo.trim())),
    ...(!onRequest && { departureTime: from_date, arrivalTime: to_date }),
    itinerary: stops.length > 1 ? placesInOrder(stops) : { '@type': 'Place', name: city },
    provider: { '@id': agencyId() },
    ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : offers }),
  };
}

/** The same as a product with the range of its prices; undefined if nothing can be bought. */
export function programProduct(
  program: Program,
  { language, ended, today }: Presentation,
): WithType<Product> | undefined {
  const offers = ended ? [] : offersOf(program, language, today).filter(({ availability }) => availability !== soldOut);
  const { trip_name: name, description } = programTexts(program, language);
  const prices = offers.map(({ price }) => Number(price));
  if (prices.length === 0) return undefined;
  const url = pageAddress(paths.program(program.id), language);
  const range: AggregateOffer = {
    '@type': 'AggregateOffer',
    url,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    priceCurrency: 'SAR',
    offerCount: prices.length,
  };
  return {
    '@type': 'Product',
    name,
    ...(description && { description }),
    url,
    image: program.photos.map((photo) => fileAddress(photo.trim())),
    brand: { '@id': agencyId() },
    offers: range,
  };
}

const placesInOrder = (stops: readonly Stop[]): WithType<ItemList> => ({
  '@type': 'ItemList',
  numberOfItems: stops.length,
  itemListElement: stops.map(({ place }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'Place', name: place },
  })),
});

const soldOut = 'https://schema.org/SoldOut';

const availabilities: Record<Availability, ItemAvailability> = {
  available: 'https://schema.org/InStock',
  freesale: 'https://schema.org/InStock',
  limited: 'https://schema.org/LimitedAvailability',
  on_request: 'https://schema.org/MadeToOrder',
  waiting_list: soldOut,
  sold_out: soldOut,
  closed: 'https://schema.org/OutOfStock',
};

/** The last day on which a departure can be booked: without a deadline, the day before it begins. */
const bookableUntil = ({ deadline, from_date }: Departure): string => deadline ?? addDays(from_date, -1);

/** An offer for each departure whose price is known: an early price is valid until its day, others as long as one can book. */
function offersOf(program: Program, language: Language, today: string): WithType<Offer>[] {
  const url = pageAddress(paths.program(program.id), language);
  return upcomingDepartures(program, today).flatMap((departure): WithType<Offer>[] => {
    const { price, early, availability } = departureView(program, departure, today);
    const last = bookableUntil(departure);
    if (price === undefined || availability === 'closed' || last < today) return [];
    return [
      {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: 'SAR',
        availability: availabilities[availability],
        validThrough: early && early.until < last ? early.until : last,
      },
    ];
  });
}
