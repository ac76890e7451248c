import type { Program } from '#contracts/programs';
import type { PhotoFiles } from '../../components/photo-sources.tsx';
import type { Language } from '../../lib/language.ts';
import { programPhotos } from './program-photos.ts';
import { programTexts } from './program-texts.ts';

/** Shown for a program nobody has rated (specification, section 9). */
const defaultRating = 4.8;

/** What a program's card shows (specification, section 3, "Program card"). */
export interface ProgramCardView {
  id: string;
  title: string;
  description: string;
  city: string;
  /** The first photo. */
  image: PhotoFiles | undefined;
  /** One decimal: `4.8`. */
  rating: string;
  /** The accommodation; undefined reads "Group Tour". */
  group: string | undefined;
  /** Undefined reads "Multiple Days". */
  nights: number | undefined;
  /** Riyals per person; undefined reads "Contact for pricing". */
  price: number | undefined;
  featured: boolean;
}

export function programCardView(program: Program, language: Language): ProgramCardView {
  const { title, description, city, accommodation } = programTexts(program, language);
  return {
    id: program.id,
    title,
    description,
    city,
    image: programPhotos(program)[0],
    rating: (program.rating ?? defaultRating).toFixed(1),
    group: accommodation || undefined,
    nights: program.nights || undefined,
    price: program.price_sar || undefined,
    featured: program.featured ?? false,
  };
}
