import type { Program } from '#contracts/api/programs';
import { type Language, languages, localeTags } from '#contracts/field-kit/language';

/** The names of a place by language. */
export type Names = Record<Language, string>;

/** The city's names; where one is missing, readers see the Arabic one. */
export const cityNames = ({ texts }: Pick<Program, 'texts'>): Names =>
  byLanguage((language) => texts[language]?.city || texts.ar.city);

/** The values of the filter `where` that find a program: its country's, if it has one, and its city's. */
export function placesOf(country: string | null, names: Names): { country: string | null; city: string } {
  const code = country?.toLowerCase() ?? 'xx';
  const word = languages.map((language) => slugOf(names[language])).find(Boolean) ?? hashOf(names.ar);
  return { country: country && code, city: `${code}-${word}` };
}

/** At most four words of Latin letters and digits, as addresses have them: `san-sebastian`. */
const slugOf = (name: string) =>
  (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .slice(0, 4)
    .map((word) => word.slice(0, 24))
    .join('-');

/** A short word for a city that has no Latin name (FNV-1a). */
function hashOf(name: string): string {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `c${(hash >>> 0).toString(36)}`;
}

const regionNames = byLanguage(
  (language) => new Intl.DisplayNames(localeTags[language], { type: 'region', fallback: 'code' }),
);

/** @param value the country's code in lower case, as addresses have it */
export const countryNames = (value: string): Names =>
  byLanguage((language) => regionNames[language].of(value.toUpperCase()) ?? value);

function byLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;
}
