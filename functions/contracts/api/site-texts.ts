import * as z from 'zod/mini';
import { type Language, languages } from '../field-kit/language.ts';

/** A text of the site in each language. */
export type SiteTexts = Readonly<Record<Language, string>>;

/** The schema of a text that is given in each language. */
export const inEachLanguage = <Text extends z.ZodMiniType>(text: Text) =>
  z.object(Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, Text>);
