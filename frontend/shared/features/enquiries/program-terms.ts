import type { Program } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { Language } from '#contracts/field-kit/language';
import { programTexts } from '../programs/program-texts.ts';

/** The values that a program can fix in an enquiry. */
export interface ProgramTerms {
  title: string;
  city: string;
  /** The first and last calendar day; undefined once the first day has passed, since nobody can join any more. */
  dates: { from: string; to: string } | undefined;
}

export function programTerms(program: Program, language: Language, today = riyadhDay()): ProgramTerms {
  const { trip_name: title, city } = programTexts(program, language);
  const { from_date: from, to_date: to } = program;
  return { title, city, dates: from < today ? undefined : { from, to } };
}
