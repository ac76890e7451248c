import type { Offer, TouristTrip } from 'schema-dts';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import { paths } from '#contracts/website/paths';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { fileAddress, pageAddress } from '../../lib/page-address.ts';
import { agencyId } from '../agency/travel-agency.ts';

interface Presentation {
  language: Language;
  /** True if its last day has passed: then there is no offer. */
  ended: boolean;
}

/** A program as structured data, without a rating: the one on its card may be our own default. */
export function touristTrip(program: Program, { language, ended }: Presentation): TouristTrip {
  const { trip_name: title, city, description } = programTexts(program, language);
  const url = pageAddress(paths.program(program.id), language);
  const offer: Offer = {
    '@type': 'Offer',
    url,
    price: program.price_sar,
    priceCurrency: 'SAR',
    availability: 'https://schema.org/InStock',
    validThrough: program.from_date,
  };
  return {
    '@type': 'TouristTrip',
    name: title,
    ...(description && { description }),
    url,
    image: program.photos.map((photo) => fileAddress(photo.trim())),
    departureTime: program.from_date,
    arrivalTime: program.to_date,
    itinerary: { '@type': 'Place', name: city },
    provider: { '@id': agencyId() },
    ...(program.price_sar > 0 && !ended && { offers: offer }),
  };
}
