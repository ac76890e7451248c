import type { Program } from '#contracts/programs';

/** Before every program of these tests. */
export const today = '2026-11-22';

/** The ids of programs as one text. */
export const ids = (programs: readonly Pick<Program, 'id'>[]) => programs.map(({ id }) => id).join('');

/** A program to vary in tests. */
export const program = (change: Partial<Program> = {}): Program => ({
  id: '0190f3a2-0000-7000-8000-000000000001',
  trip_name: 'العلا: ليالٍ بين الجبال',
  from_date: '2027-01-10',
  to_date: '2027-01-13',
  nights: 3,
  city: 'العلا',
  description: 'أربعة أيام',
  accommodation: null,
  offer_includes: null,
  price_sar: 4850,
  photos: [],
  photo_records: [],
  type: null,
  region: null,
  featured: null,
  rating: null,
  rating_hidden: false,
  translations: { en: null },
  version: 1,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  ...change,
});
