import { type IssuePlace, isDepartureField } from './save-rules.ts';

/** The sections of the editor, in their order. */
export const sections = ['basics', 'departures', 'itinerary', 'know', 'questions', 'photos'] as const;
export type Section = (typeof sections)[number];

const sectionByName: Partial<Record<string, Section>> = {
  prices: 'departures',
  itinerary: 'itinerary',
  not_included: 'know',
  meeting_point: 'know',
  meeting_map: 'know',
  country: 'know',
  cancellation: 'know',
  questions: 'questions',
  photo_details: 'photos',
};

/** The section with a field. The photos themselves are among the basics, what they show has a section. */
export function sectionOf(field: IssuePlace): Section {
  if (isDepartureField(field)) return 'departures';
  const name = (typeof field === 'string' ? field : field[0]).replace(/_en$/, '');
  return sectionByName[name] ?? (name.startsWith('know_') ? 'know' : 'basics');
}
