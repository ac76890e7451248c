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
  /** With one decimal: `4.8`. If undefined, the card shows no rating. */
  rating: string | undefined;
  /** The beginning of the accommodation, in whole words. If undefined, the card shows "Group Tour". */
  group: string | undefined;
  /** First and last day. */
  days: { from: string; to: string };
  /** If undefined, the card shows "Multiple Days". */
  nights: number | undefined;
  /** Riyals per person. If undefined, the card shows "Contact for pricing". */
  price: number | undefined;
  /** True if its last day has passed. */
  ended: boolean;
  /** Always false for an ended program. */
  featured: boolean;
}

/** The number of characters of an accommodation that fit one line of the narrowest card. */
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

/** The program's rating, else the site's default. Null if staff hide it or the site has no default. */
const ratingOf = ({ rating, rating_hidden }: Program): number | null =>
  rating_hidden ? null : (rating ?? site.defaultRating);
