import { catalogueEntry } from '#catalogue/select';
import { programOf } from '#contracts/api/program-edge';
import type { Program, ProgramReply } from '#contracts/api/programs';

/** Before every program of these tests. */
export const today = '2026-11-22';

/** The ids of programs as one text. */
export const ids = (programs: readonly Pick<Program, 'id'>[]) => programs.map(({ id }) => id).join('');

/** The API's reply with a program, to vary in tests. */
export const reply = (change: Partial<ProgramReply> = {}): ProgramReply => ({
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

/** A program to vary in tests, by the fields of the API. */
export const program = (change?: Partial<ProgramReply>): Program => programOf(reply(change));

export const entry = (change?: Partial<ProgramReply>) => catalogueEntry(program(change));
