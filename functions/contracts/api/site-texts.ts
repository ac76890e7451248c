import * as z from 'zod/mini';
import { type Language, languages } from '../field-kit/language.ts';

/** A text of the site in each language. */
export type SiteTexts = Readonly<Record<Language, string>>;

/** The schema of a text that is given in each language. */
export const inEachLanguage = <Text extends z.ZodMiniType>(text: Text) =>
  z.object(Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, Text>);

/** A text in both languages or in none. */
export const bothOrNone = <Text extends z.ZodMiniType<string | null, unknown>>(text: Text) =>
  inEachLanguage(text).check(
    z.check(({ value, issues }) => {
      const { ar, en } = value as Record<Language, string | null>;
      if ((ar === null) === (en === null)) return;
      const path = [ar === null ? 'ar' : 'en'];
      issues.push({ code: 'custom', input: undefined, path, message: 'required', continue: true });
    }),
  );
