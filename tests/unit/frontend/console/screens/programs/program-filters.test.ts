import { expect, it } from 'vitest';
import { addDays } from '#contracts/field-kit/calendar';
import { listed, narrowed } from '../../../../../../frontend/console/screens/programs/program-filters.ts';
import { departure } from '../../../../logic/catalogue/departure.ts';
import { program, today } from '../../../../logic/catalogue/program.ts';

const seats = (days: number, seats_left: number) =>
  departure({ from_date: addDays(today, days), capacity: 10, seats_left });
const nextOf = (...departures: ReturnType<typeof seats>[]) => {
  const [one] = listed([program({ departures })], today);
  return [one?.offer.from_date, one?.next?.seats_left];
};

it('names the seats of the departure whose days it names', () => {
  expect(nextOf(seats(10, 0), seats(20, 4))).toEqual([addDays(today, 20), 4]);
  expect(nextOf(seats(10, 0), seats(10, 4))).toEqual([addDays(today, 10), 4]);
  expect(nextOf(seats(10, 0), seats(20, 0))).toEqual([addDays(today, 10), 0]);
});

it('was last changed when its draft was saved, if that is later', () => {
  const [old, newer] = ['2026-11-20T08:00:00.000Z', '2026-11-21T08:00:00.000Z'];
  const [drafted, other] = [program({ id: 'a', updated_at: old }), program({ id: 'b', updated_at: newer })];
  const changedAt = (saved_at: string) => {
    const draft = { program_id: 'a', rev: 1, based_on: 1, saved_at, saved_by: null, refused: null } as const;
    const untyped = { trip_name: null, city: null, from_date: null, to_date: null, nights: null, price_sar: null };
    const drafts = new Map([['a', { ...draft, ...untyped, translations: { en: draftNames } }]]);
    const all = listed([other, drafted], today, drafts);
    const order = narrowed(all, { q: '', only: 'any', order: 'changed', state: 'any' }, today);
    return order.map(({ program: { id }, changedAt }) => [id, changedAt]);
  };
  const [early, late] = ['2026-11-19T08:00:00.000Z', '2026-11-22T08:00:00.000Z'];
  expect(changedAt(late)).toEqual([
    ['a', late],
    ['b', newer],
  ]);
  expect(changedAt(early)).toEqual([
    ['b', newer],
    ['a', old],
  ]);
});

const draftNames = { trip_name: null, city: null };
