import type { Program, ProgramType, Region } from '#contracts/api/programs';

/** Cities that determine a program's region, with their usual spellings. */
const cities: Partial<Record<Region, string[]>> = {
  saudi: [
    'riyadh',
    'jeddah',
    'dammam',
    'mecca',
    'makkah',
    'medina',
    'madinah',
    'الرياض',
    'جدة',
    'الدمام',
    'مكة',
    'المدينة المنورة',
    'المدينة',
  ],
  europe: ['paris', 'rome', 'barcelona', 'باريس', 'روما', 'برشلونة'],
};

/** Folds spellings that writers of Arabic use interchangeably: diacritics, and the final teh and heh. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/ة/g, 'ه');

/** True if the text contains the city's name as a separate word. In Arabic, "and" (و) is joined to the next word. */
const names = (text: string, city: string) =>
  new RegExp(`(^|[^\\p{L}])و?${fold(city)}($|[^\\p{L}])`, 'u').test(fold(text));

/** Returns Saudi or Europe by the city, else other (docs/product.md). */
export function regionOfCity(city: string): Region {
  for (const region of ['saudi', 'europe'] as const) {
    if (cities[region]?.some((name) => names(city, name))) return region;
  }
  return 'other';
}

/** Returns a program's region: the one that staff set, else that of its city. */
export const regionOf = ({ region, texts }: Pick<Program, 'region' | 'texts'>): Region =>
  region ?? regionOfCity(texts.ar.city);

/** Returns a program's kind: the one that staff set, else cultural. */
export const typeOf = (program: Pick<Program, 'type'>): ProgramType => program.type ?? 'cultural';
