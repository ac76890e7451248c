import { expect, it } from 'vitest';
import { noParts } from '#contracts/api/offer-terms';
import { toProgram } from '../../../functions/data/program-items.ts';
import { noTexts } from '../logic/catalogue/program.ts';

it('reads a program stored before `rating_hidden` and `illustration` existed', () => {
  const created_at = '2026-11-21T08:00:00.000Z';
  const program = toProgram({
    pk: 'PROGRAM',
    sk: '01a20195-5a02-7728-a160-06aefa9a55f6',
    schema: 1,
    trip_name: 'العلا في ثلاثة أيام',
    city: 'العلا',
    from_date: '2027-03-12',
    to_date: '2027-03-15',
    nights: 3,
    description: null,
    accommodation: null,
    offer_includes: null,
    price_halalas: 450_000,
    type: null,
    region: null,
    featured: null,
    rating: 4.5,
    translations: { en: null },
    photos: { a: { id: 'a', content_type: 'image/jpeg', created_at, status: 'ready' } },
    version: 1,
    created_at,
    updated_at: created_at,
  });
  expect(program).toMatchObject({ rating: 4.5, rating_hidden: false, photo_records: [{ illustration: false }] });
  expect(program.texts).toEqual({ ar: { ...noTexts, trip_name: 'العلا في ثلاثة أيام', city: 'العلا' }, en: null });
  expect(program).toMatchObject({ ...noParts, country: null, departures: null });
});
