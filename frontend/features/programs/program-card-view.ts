import type { Program } from '#contracts/programs';
import type { Language } from '#contracts/website/language';
import type { PhotoFiles } from '../../components/photo-sources.tsx';
import { shortenAtWord } from '../../lib/shorten.ts';
import { site } from '../../lib/site.ts';
import { hasEnded } from './phase.ts';
import { programPhotos } from './program-photos.ts';
import { programTexts } from './program-texts.ts';

/** The content of a program's card (specification, section 3, "Program card"). */
export interface ProgramCardView {
  id: string;
  title: string;
  description: string;
  city: string;
  /** The first photo. */
  image: PhotoFiles | undefined;
  /** One decimal: `4.8`. Undefined shows none. */
  rating: string | undefined;
  /** The beginning of the accommodation, in whole words; undefined reads "Group Tour". */
  group: string | undefined;
  /** First and last day. */
  days: { from: string; to: string };
  /** Undefined reads "Multiple Days". */
  nights: number | undefined;
  /** Riyals per person; undefined reads "Contact for pricing". */
  price: number | undefined;
  /** Its last day has passed. */
  ended: boolean;
  /** Never one that has ended. */
  featured: boolean;
}

/** Characters of an accommodation that fit one line of the narrowest card. */
const groupLength = 34;

/** @param today the Riyadh calendar day (`YYYY-MM-DD`) */
export function programCardView(program: Program, language: Language, today: string): ProgramCardView {
  const { title, description, city, accommodation } = programTexts(program, language);
  const ended = hasEnded(program, today);
  return {
    id: program.id,
    title,
    description,
    city,
    image: programPhotos(program)[0],
    rating: ratingOf(program)?.toFixed(1),
    group: shortenAtWord(accommodation, groupLength) || undefined,
    days: { from: program.from_date, to: program.to_date },
    nights: program.nights || undefined,
    price: program.price_sar || undefined,
    ended,
    featured: !ended && (program.featured ?? false),
  };
}

/** The program's rating, else the site's; null where staff hide it or the site shows none. */
const ratingOf = ({ rating, rating_hidden }: Program): number | null =>
  rating_hidden ? null : (rating ?? site.defaultRating);
