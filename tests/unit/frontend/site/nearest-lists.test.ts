import { expect, it } from 'vitest';
import { wholeList } from '#contracts/website/program-list';
import { customJourneyFrom } from '../../../../frontend/site/screens/programs/carry-to-custom-journey.ts';
import { nearestLists } from '../../../../frontend/site/screens/programs/nearest-lists.ts';

const season = {
  ...{ id: '0190f3a2-0000-7000-8000-0000000000aa', kind: 'ramadan' as const, names: { ar: 'رمضان', en: null } },
  ...{ from: '2027-02-08', to: '2027-03-09' },
};
const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04'].map((value) => ({ value, hijri: [] }));
const none = { destination: {}, type: {}, where: {}, when: {}, nights: {}, party: {}, budget: {}, travellers: {} };
const near = (query: object, counts: object, alone = {}) =>
  nearestLists({ ...wholeList, ...query }, { months, counts: { ...none, ...counts }, alone }, [season]).map(
    ({ name, value, count }) => [name, value, count],
  );

it('proposes the two nearest months that have programs', () => {
  const when = { any: 9, '2026-12': 4, '2027-01': 3, '2027-04': 2 };
  expect(near({ when: '2027-03' }, { when }).map(([, value]) => value)).toEqual(['2027-04', '2027-01']);
  expect(near({ when: season.id }, { when }).map(([, value]) => value)).toEqual(['2027-01', '2026-12']);
  expect(near({ when: '2027-03' }, { when: { any: 1 } })).toEqual([['when', 'any', 1]]);
});

it('proposes the next budget, the whole country, and any other value', () => {
  expect(near({ budget: '3000' }, { budget: { any: 9, '8000': 2, '12000': 4 } })).toEqual([['budget', '8000', 2]]);
  expect(near({ budget: '12000' }, { budget: { any: 9 } })).toEqual([['budget', 'any', 9]]);
  expect(near({ where: 'fr-paris' }, { where: { all: 9, fr: 2 } })).toEqual([['where', 'fr', 2]]);
  expect(near({ where: 'fr' }, { where: { all: 9 } })).toEqual([['where', 'all', 9]]);
  expect(near({ nights: '4-6', type: 'luxury' }, { nights: { any: 3 }, type: { all: 0 } })).toEqual([
    ['nights', 'any', 3],
  ]);
});

it('proposes a higher budget of the party, or any party', () => {
  expect(near({ party: '2-2', budget: '12000' }, { budget: { '20000': 3 }, party: { any: 5 } })).toEqual([
    ['budget', '20000', 3],
    ['party', 'any', 5],
  ]);
});

it('proposes one of the chosen filters if no other value of one helps', () => {
  const query = { destination: 'asia', when: '2027-03', budget: '3000', order: 'cheapest' };
  const alone = { destination: 2, when: 0, budget: 4 };
  expect(near(query, {}, alone)).toEqual([
    ['budget', '3000', 4],
    ['destination', 'asia', 2],
  ]);
});

it('carries the chosen filters to the custom journey', () => {
  const chosen = { texts: { chosen: (name: string, value: string) => `${name}:${value}` }, seasons: [season] };
  const query = { ...wholeList, where: 'fr', when: '2027-03', nights: '4-6', budget: '5000', travellers: '3' } as const;
  expect(customJourneyFrom(query, { ...chosen, today: '2026-11-22' })).toEqual({
    ...{ special_destination: 'where:fr', trip_start_date: '2027-03-01', number_of_days: 5, adults: 3 },
    travel_expert_help: 'budget:5000',
  });
  const family = { ...wholeList, party: '2-1', budget: '12000' } as const;
  expect(customJourneyFrom(family, { ...chosen, today: '2026-11-22' })).toEqual({
    ...{ adults: 2, children: 1 },
    travel_expert_help: 'budget:12000',
  });
  const running = { ...wholeList, when: season.id, destination: 'asia' } as const;
  expect(customJourneyFrom(running, { ...chosen, today: '2027-02-20' })).toEqual({
    special_destination: 'destination:asia',
  });
});
