import type { Language } from '#contracts/fields';
import type { Program } from '#contracts/programs';

/** The program of an enquiry; `unread` if it could not be read in time. */
export type EnquiredProgram = Pick<Program, 'id' | 'trip_name' | 'translations'> | 'none' | 'deleted' | 'unread';

/** The title in the mail's language if staff wrote one, else the Arabic one. */
export function programTitle(program: EnquiredProgram, language: Language): string | undefined {
  if (typeof program === 'string') return undefined;
  const english = language === 'en' ? program.translations.en?.trip_name : null;
  return english?.trim() || program.trip_name;
}

export const programUrl = (siteOrigin: string, id: string) => `${siteOrigin}/program/${id}`;
