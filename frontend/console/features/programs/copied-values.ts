import { programFields } from '#contracts/api/program-fields';
import type { Language } from '#contracts/field-kit/language';
import type { ProgramValues } from './program-values.ts';

const longest = programFields.trip_name.limit;

/**
 * The values of a copy of a program: all but its photos and its days, which are those of its departures. A copy
 * is not featured.
 * @param nameIn returns the function that marks a name as that of a copy, in a language
 */
export function copiedValues(
  values: ProgramValues,
  nameIn: (language: Language) => (name: string) => string,
): ProgramValues {
  const named = (language: Language, name: string) =>
    name && [...nameIn(language)(name)].length <= longest ? nameIn(language)(name) : name;
  return {
    ...structuredClone(values),
    trip_name: named('ar', values.trip_name),
    trip_name_en: named('en', values.trip_name_en),
    from_date: undefined,
    to_date: undefined,
    featured: false,
    itinerary: values.itinerary.map((day) => ({ ...structuredClone(day), photo: null })),
    photo_details: {},
  };
}
