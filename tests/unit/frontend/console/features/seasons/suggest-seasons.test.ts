import { expect, it } from 'vitest';
import { defaultSeasons } from '#contracts/api/default-seasons';
import {
  countWithoutEnglish,
  groupSeasons,
} from '../../../../../../frontend/console/features/seasons/season-groups.ts';
import { isFull, suggestSeasons } from '../../../../../../frontend/console/features/seasons/suggest-seasons.ts';
import { season } from '../../../../../support/seasons.ts';

const kindsOf = ({ year, seasons }: ReturnType<typeof suggestSeasons>) => [year, ...seasons.map(({ kind }) => kind)];

it('proposes Ramadan and both feasts of the year after those of the list', () => {
  const found = suggestSeasons(defaultSeasons, '2026-11-24');
  expect(kindsOf(found)).toEqual([2029, 'ramadan', 'eid_fitr', 'eid_adha']);
  expect(found.seasons[0]).toMatchObject({ from: '2029-01-16', to: '2029-02-13', names: { en: 'Ramadan 1450 AH' } });
  expect(new Set(found.seasons.map(({ id }) => id)).size).toBe(3);
});

it('proposes what an empty list lacks from today on', () => {
  expect(kindsOf(suggestSeasons([], '2027-01-01'))).toEqual([2027, 'ramadan', 'eid_fitr', 'eid_adha']);
  expect(kindsOf(suggestSeasons([], '2027-04-01'))).toEqual([2027, 'eid_adha']);
  expect(kindsOf(suggestSeasons([], '2027-06-01'))).toEqual([2028, 'ramadan', 'eid_fitr', 'eid_adha']);
});

it('knows a season that the sighting of the moon has moved, and the second Ramadan of a year', () => {
  const moved = season({ from: '2027-02-09', to: '2027-03-09' });
  expect(kindsOf(suggestSeasons([moved], '2027-01-01'))).toEqual([2027, 'eid_fitr', 'eid_adha']);
  const first = season({ from: '2030-01-05', to: '2030-02-03' });
  expect(kindsOf(suggestSeasons([first], '2030-01-05'))).toEqual([2030, 'eid_fitr', 'eid_adha', 'ramadan']);
});

it('groups the seasons by year, and sets those that are over apart, the latest first', () => {
  const [now, next, later, old, older] = [
    season({ from: '2026-12-20', to: '2027-01-02' }),
    season({ from: '2027-03-01' }),
    season({ from: '2028-01-01', to: '2028-01-02' }),
    season({ from: '2026-05-01', to: '2026-05-02' }),
    season({ from: '2026-02-01', to: '2026-02-02' }),
  ];
  expect(groupSeasons([later, older, next, old, now], '2027-01-02')).toEqual({
    years: [
      ['2026', [now]],
      ['2027', [next]],
      ['2028', [later]],
    ],
    past: [old, older],
  });
});

it('counts what is missing, and knows a full list', () => {
  const bare = season({ names: { ar: 'العيد', en: null } });
  expect(countWithoutEnglish([season(), bare])).toBe(1);
  expect([isFull(Array(59).fill(bare)), isFull(Array(60).fill(bare))]).toEqual([false, true]);
});
