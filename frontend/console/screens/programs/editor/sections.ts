import type { FieldPath } from '../../../features/programs/program-values.ts';

/** The sections of the editor, in their order. */
export const sections = ['basics', 'departures', 'itinerary', 'know', 'photos'] as const;
export type Section = (typeof sections)[number];

const sectionByName: Partial<Record<string, Section>> = {
  prices: 'departures',
  itinerary: 'itinerary',
  not_included: 'know',
  meeting_point: 'know',
  meeting_map: 'know',
  country: 'know',
  cancellation: 'know',
  photo_details: 'photos',
};

/** The section with a field. The photos themselves are among the basics, what they show has a section. */
export function sectionOf(field: FieldPath | 'photos'): Section {
  const name = (typeof field === 'string' ? field : field[0]).replace(/_en$/, '');
  return sectionByName[name] ?? (name.startsWith('know_') ? 'know' : 'basics');
}
