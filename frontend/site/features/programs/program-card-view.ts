import { availabilityOf, hasPlaces, lastDayToAsk } from '#catalogue/departures';
import { offerOf } from '#catalogue/offer';
import { containsVat, pricesFor } from '#catalogue/prices';
import type { Departure } from '#contracts/api/departures';
import { fewSeats } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import type { PhotoFiles } from '#shared/components/photo-sources.tsx';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { site } from '#shared/lib/site.ts';

/** The content of a program's card, with the defaults of docs/product.md. */
export interface ProgramCardView {
  id: string;
  title: string;
  description: string;
  city: string;
  /** The first photo. */
  image: PhotoFiles | undefined;
  /** With one decimal: `4.8`. If undefined, the card shows no rating. */
  rating: string | undefined;
  /** The accommodation up to its first comma. If undefined, the card shows "Group Tour". */
  group: string | undefined;
  umrah: boolean;
  /** First and last day of the next departure. If undefined, the program is on request. */
  days: { from: string; to: string } | undefined;
  /** The number of further departures that can be asked for. */
  more: number;
  /** If undefined, the card shows "Multiple Days". */
  nights: number | undefined;
  /** Riyals per person. If undefined, the card shows "Contact for pricing". */
  price: number | undefined;
  /** True if the price contains VAT. */
  vat: boolean;
  /** True if another departure costs more. */
  varies: boolean;
  /** The places left on the next departure, if they are few. */
  few: number | undefined;
  /** True if its last day has passed. */
  ended: boolean;
  /** Always false for an ended program. */
  featured: boolean;
}

/** The end of an accommodation's first part. A comma between digits (`1,200 m`) is part of a number. */
const endOfPart = /,(?!\d)|[،;؛\n]/;

/** @param today the Riyadh calendar day (`YYYY-MM-DD`) */
export function programCardView(program: Program, language: Language, today: string): ProgramCardView {
  const { trip_name: title, description, city, accommodation } = programTexts(program, language);
  const { ended, ...offer } = offerOf(program, today);
  return {
    id: program.id,
    title,
    description,
    city,
    image: programPhotos(program, language)[0],
    rating: ratingOf(program)?.toFixed(1),
    group: accommodation.split(endOfPart)[0]?.trim() || undefined,
    umrah: program.type === 'umrah',
    days: offer.onRequest ? undefined : { from: offer.from_date, to: offer.to_date },
    more: moreDates(program, offer.count),
    nights: offer.nights || undefined,
    price: offer.price_sar || undefined,
    vat: containsVat(pricesFor(program)),
    varies: offer.varies,
    few: offer.left !== null && offer.left <= fewSeats ? offer.left : undefined,
    ended,
    featured: !ended && (program.featured ?? false),
  };
}

/** Lists leave out most departures: `departure_count` counts all that could be asked for when they were published. */
function moreDates({ departures, departure_count }: Program, open: number): number {
  // The departures count as they were then, also those whose last day to ask has passed since.
  const wasOpen = (departure: Departure) => hasPlaces(availabilityOf(departure, lastDayToAsk(departure)));
  const kept = departures?.filter(wasOpen).length ?? departure_count;
  return Math.max(0, open + Math.max(0, departure_count - kept) - 1);
}

/** The program's rating, else the site's default. Null if staff hide it or the site has no default. */
const ratingOf = ({ rating, rating_hidden }: Program): number | null =>
  rating_hidden ? null : (rating ?? site.defaultRating);
