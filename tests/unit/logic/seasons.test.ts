import { expect, it } from 'vitest';
import { seasonChanges } from '../../../functions/logic/seasons.ts';
import { season } from '../../support/seasons.ts';

it('names a changed season and its changed fields', () => {
  const one = season();
  const moved = { ...one, to: '2027-03-09', names: { ...one.names, en: null } };
  expect(seasonChanges([one], [moved])).toEqual([
    { field: `${one.id}.names.ar`, before: 'رمضان 1448 هـ', after: 'رمضان 1448 هـ' },
    { field: `${one.id}.names.en`, before: 'Ramadan 1448 AH', after: null },
    { field: `${one.id}.to`, before: '2027-03-08', after: '2027-03-09' },
  ]);
});

it('has all fields of an added and of a removed season, and nothing of the others', () => {
  const [stays, goes, comes] = [season(), season(), season()];
  const changes = seasonChanges([stays, goes], [comes, stays]);
  const of = (id: string) => changes.filter(({ field }) => field.startsWith(id));
  expect(of(stays.id)).toEqual([]);
  expect(of(goes.id)).toHaveLength(5);
  expect(of(goes.id).map(({ after }) => after)).toEqual([null, null, null, null, null]);
  expect(of(comes.id).map(({ before }) => before)).toEqual([null, null, null, null, null]);
});
