import { catalogueEntry, type OfferedEntry, offeredOn } from '#catalogue/select';
import { noParts } from '#contracts/api/offer-terms';
import { programOf } from '#contracts/api/program-edge';
import { type TextName, textNames } from '#contracts/api/program-fields';
import type { Program, ProgramReply } from '#contracts/api/programs';

/** Before every program of these tests. */
export const today = '2026-11-22';

/** The ids of programs as one text. */
export const ids = (programs: readonly Pick<Program, 'id'>[]) => programs.map(({ id }) => id).join('');

/** The API's reply with a program, to vary in tests. */
export const reply = (change: Partial<ProgramReply> = {}): ProgramReply => {
  const whole = { ...base, ...change };
  const { from_date, to_date, nights, price_sar } = whole;
  return { ...whole, typed: change.typed ?? { from_date, to_date, nights, price_sar } };
};

const base: Omit<ProgramReply, 'typed'> = {
  id: '0190f3a2-0000-7000-8000-000000000001',
  trip_name: 'العلا: ليالٍ بين الجبال',
  from_date: '2027-01-10',
  to_date: '2027-01-13',
  nights: 3,
  city: 'العلا',
  description: 'أربعة أيام',
  accommodation: null,
  offer_includes: null,
  not_included: null,
  know_visa: null,
  know_documents: null,
  know_fitness: null,
  know_children: null,
  know_packing: null,
  meeting_point: null,
  meeting_map: null,
  country: null,
  ...noParts,
  departures: null,
  departure_count: 1,
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
  publication: null,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
};

/** A program to vary in tests, by the fields of the API. */
export const program = (change?: Partial<ProgramReply>): Program => programOf(reply(change));

/** Programs as the catalogue has them on `today`. */
export const entry = (change?: Partial<ProgramReply>): OfferedEntry => offered([program(change)])[0] as OfferedEntry;

export const offered = (programs: readonly Program[], day = today) => offeredOn(programs.map(catalogueEntry), day);

/** A language in which nothing is written yet. */
export const noTexts = Object.fromEntries(textNames.map((name) => [name, null])) as Record<TextName, null>;
