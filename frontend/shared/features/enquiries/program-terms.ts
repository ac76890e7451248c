import { offerOf } from '#catalogue/offer';
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
  /** The travellers, if the visitor has chosen them with the dates. */
  party?: { adults: number; children: number; infants: number };
}

export function programTerms(program: Program, language: Language, today = riyadhDay()): ProgramTerms {
  const { trip_name: title, city } = programTexts(program, language);
  const { from_date: from, to_date: to, count } = offerOf(program, today);
  return { title, city, dates: count === 0 ? undefined : { from, to } };
}
