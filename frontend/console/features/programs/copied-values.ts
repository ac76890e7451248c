import { programFields } from '#contracts/api/program-fields';
import type { Language } from '#contracts/field-kit/language';
import type { ProgramValues } from './program-values.ts';

const longest = programFields.trip_name.limit;

interface Copied {
  /** Returns the function that marks a name as that of a copy, in a language. */
  nameIn: (language: Language) => (name: string) => string;
  /** The ids of the copied photos, by those of the originals. */
  photos: ReadonlyMap<string, string>;
  /** True if the days stay too. */
  hasDays: boolean;
}

/** The values of a copy of a program. A copy is not featured. */
export function copiedValues(values: ProgramValues, { nameIn, photos, hasDays }: Copied): ProgramValues {
  const named = (language: Language, name: string) =>
    name && [...nameIn(language)(name)].length <= longest ? nameIn(language)(name) : name;
  const { itinerary, photo_details, ...rest } = structuredClone(values);
  return {
    ...rest,
    trip_name: named('ar', values.trip_name),
    trip_name_en: named('en', values.trip_name_en),
    ...(!hasDays && { from_date: undefined, to_date: undefined }),
    featured: false,
    itinerary: itinerary.map((day) => ({ ...day, photo: (day.photo && photos.get(day.photo)) ?? null })),
    photo_details: Object.fromEntries(
      Object.entries(photo_details).flatMap(([id, details]) => {
        const copy = photos.get(id);
        return copy ? [[copy, details]] : [];
      }),
    ),
  };
}
