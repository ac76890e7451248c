import {
  baseLanguage,
  type FieldValues,
  fieldNames,
  programFields,
  type TextName,
  textNames,
  translatedLanguages,
} from './program-fields.ts';
import type { Program, ProgramBody, ProgramInput, ProgramReply, ProgramTexts } from './programs.ts';

/**
 * The API's form of a program: its base fields have the Arabic texts, `translations` the others. Inside,
 * the texts of a language are one record. Stored items of schema 1 have the API's form too.
 */

export type Flat = Pick<FieldValues, TextName> & {
  translations?: Partial<Omit<ProgramTexts, typeof baseLanguage>> | null | undefined;
};

const textName: ReadonlySet<string> = new Set(textNames);

/** Gathers the texts of each language. */
export function withTexts<F extends Flat>({ translations, ...fields }: F) {
  const entries = Object.entries(fields);
  const base = Object.fromEntries(entries.filter(([name]) => textName.has(name)));
  const rest = Object.fromEntries(entries.filter(([name]) => !textName.has(name)));
  const others = translatedLanguages.map((language) => [language, translations?.[language] ?? null]);
  const texts = { [baseLanguage]: base, ...Object.fromEntries(others) } as ProgramTexts;
  return { ...(rest as Omit<F, TextName | 'translations'>), texts };
}

export const programOf = ({ typed, ...reply }: ProgramReply): Program => ({ ...withTexts(reply), ...typed });

/** @param shown the days and the price that callers see: those of the next departure, and the lowest one */
export function replyOf({ id, texts, ...program }: Program, shown: Shown): ProgramReply {
  const { [baseLanguage]: base, ...translations } = texts;
  return { id, ...base, translations, ...program, ...daysAndPrice(shown), typed: daysAndPrice(program) };
}

type Shown = ProgramReply['typed'];
const daysAndPrice = ({ from_date, to_date, nights, price_sar }: Shown): Shown => ({
  ...{ from_date, to_date, nights, price_sar },
});

/** The body that would make this program what it is. */
export function bodyOf(program: Program): ProgramBody {
  const { itinerary, prices, cancellation, questions, photo_details } = program;
  const { [baseLanguage]: base, ...translations } = program.texts;
  const values = fieldNames.flatMap((name) => (textName.has(name) ? [] : [[name, program[name as 'nights']]]));
  return {
    ...base,
    ...(Object.fromEntries(values) as Omit<FieldValues, TextName>),
    translations,
    ...{ itinerary, prices, cancellation, questions, photo_details },
    photo_order: program.photo_records.map(({ id }) => id),
  };
}

/** A body with the texts of each language, and with what a program has where staff have not chosen. */
export function inputOf(body: ProgramBody): ProgramInput {
  const unset = fieldNames.flatMap((name) => {
    const field = programFields[name];
    return field.kind === 'flag' && body[name as 'featured'] == null ? [[name, field.unset]] : [];
  });
  return { ...withTexts(body), ...Object.fromEntries(unset) };
}
