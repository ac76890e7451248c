import type { Program, ProgramType, Region } from '#contracts/programs';
import type { DestinationFilter, TypeFilter } from '#contracts/website/program-list';

/** Cities by which a program's region is known, with the spellings in use. */
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

/** Folds what writers of Arabic use interchangeably: diacritics, and the final teh and heh. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/ة/g, 'ه');

/** True if a city's name stands in the text as a word of its own; Arabic writes "and" (و) onto the word. */
const names = (text: string, city: string) =>
  new RegExp(`(^|[^\\p{L}])و?${fold(city)}($|[^\\p{L}])`, 'u').test(fold(text));

/** Saudi or Europe by the city, else other (specification, section 3). */
export function regionOfCity(city: string): Region {
  for (const region of ['saudi', 'europe'] as const) {
    if (cities[region]?.some((name) => names(city, name))) return region;
  }
  return 'other';
}

/** A program's region: set by staff, else that of its city. */
export const regionOf = (program: Pick<Program, 'region' | 'city'>): Region =>
  program.region ?? regionOfCity(program.city);

/** A program's kind: set by staff, else cultural. */
export const typeOf = (program: Pick<Program, 'type'>): ProgramType => program.type ?? 'cultural';

/** The programs that match both filters, in their order. */
export const filterPrograms = <P extends Pick<Program, 'region' | 'city' | 'type'>>(
  programs: readonly P[],
  destination: DestinationFilter,
  type: TypeFilter,
): P[] =>
  programs.filter(
    (program) =>
      (destination === 'all' || regionOf(program) === destination) && (type === 'all' || typeOf(program) === type),
  );
