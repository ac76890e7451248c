import type { Enquiry } from '#contracts/api/enquiries';
import { topicOf } from '#contracts/api/enquiry-topic';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/fields';
import { mailTexts } from './texts/texts.ts';

/** The program of an enquiry; `unread` if it could not be read in time. */
export type EnquiredProgram = Pick<Program, 'id' | 'texts'> | 'none' | 'deleted' | 'unread';

/** The title in the mail's language if staff wrote one, else the Arabic one. */
export function programTitle(program: EnquiredProgram, language: Language): string | undefined {
  if (typeof program === 'string') return undefined;
  return program.texts[language]?.trip_name?.trim() || program.texts.ar.trip_name;
}

/** Programs by their ids. */
export type EnquiredPrograms = ReadonlyMap<string, Extract<EnquiredProgram, object>>;

/** The subject of an enquiry on one line: `طلب طيران «أسبوع في إسطنبول»`. */
export function topicText(
  { type, program_id }: Pick<Enquiry, 'type' | 'program_id'>,
  programs: EnquiredPrograms,
  language: Language,
): string {
  const { types, quoted } = mailTexts[language];
  const program = program_id ? programs.get(program_id) : undefined;
  const title = program && programTitle(program, language);
  return [types[topicOf(type, program_id)], title && quoted(title)].filter(Boolean).join(' ');
}

export const programUrl = (siteOrigin: string, id: string) => `${siteOrigin}/program/${id}`;
