import { describe, expect, it } from 'vitest';
import { pageOfList } from '#catalogue/list-page';
import { monthsOn } from '#catalogue/months';
import { type CatalogueEntry, catalogueEntry, inShort, offeredOn } from '#catalogue/select';
import type { Departure } from '#contracts/api/departures';
import type { ProgramReply } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import { ids, noTexts, program, today } from './program.ts';

type Short = CatalogueEntry['departures'][number];
const departure = (from: string, price: number): Short => ({
  ...{ from, to: from, nights: 4, until: from, price, early: null, left: null },
});
const entry = (id: string, departures: Short[], change: Partial<ProgramReply> = {}): CatalogueEntry => ({
  ...catalogueEntry(program({ id, ...change })),
  departures,
});
const list = (query: Partial<ProgramListQuery>, catalogue: readonly CatalogueEntry[]) =>
  pageOfList({ ...wholeList, ...query }, offeredOn(catalogue, today), { today, seasons: [] });

describe('a page of the list', () => {
  const catalogue = [
    entry('a', [departure('2027-01-05', 900), departure('2027-03-20', 9000)]),
    entry('b', [departure('2027-02-01', 300), departure('2027-03-10', 5000)]),
    entry('c', [departure('2027-03-15', 7000)]),
  ];

  it('is sorted by the departures that match', () => {
    expect(ids(list({ order: 'soonest' }, catalogue).programs)).toBe('abc');
    expect(ids(list({ order: 'soonest', when: '2027-03' }, catalogue).programs)).toBe('bca');
    expect(ids(list({ order: 'cheapest' }, catalogue).programs)).toBe('bac');
    expect(ids(list({ order: 'cheapest', when: '2027-03' }, catalogue).programs)).toBe('bca');
  });

  it('offers the countries and cities that are left, those with most programs first, and the chosen one', () => {
    const named = (city: string) => ({ en: { ...noTexts, city } });
    const paris = { country: 'FR', city: 'باريس', translations: named('Paris') };
    const places = [
      entry('a', [], { country: 'JP', city: 'طوكيو', translations: named('Tokyo'), region: 'asia' }),
      entry('b', [], paris),
      entry('c', [], { ...paris, type: 'luxury' }),
      entry('d', [], { city: 'مكان', type: 'luxury' }),
    ];
    const all = list({}, places).list.options?.places;
    expect(all?.map(({ value, cities }) => [value, cities.map((city) => city.value)])).toEqual([
      ['fr', ['fr-paris']],
      ['jp', ['jp-tokyo']],
      ['', [expect.stringMatching(/^xx-c[a-z0-9]+$/)]],
    ]);
    expect(all?.[0]?.names).toEqual({ ar: 'فرنسا', en: 'France' });
    expect(all?.[0]?.cities[0]?.names).toEqual({ ar: 'باريس', en: 'Paris' });
    const luxury = list({ type: 'luxury', where: 'jp-tokyo' }, places);
    expect(luxury.programs).toEqual([]);
    expect(luxury.list.options?.places.map(({ value }) => value)).toEqual(['fr', 'jp', '']);
    expect(luxury.list.options?.counts.where).toMatchObject({ all: 2, 'fr-paris': 1 });
  });

  it('has Umrah as an option only if a program is for it, and is the list without that type otherwise', () => {
    expect(list({}, catalogue).list.options?.umrah).toBeUndefined();
    expect(list({ type: 'umrah', page: 2 }, catalogue).instead).toEqual(wholeList);
    const withUmrah = [...catalogue, entry('d', [], { type: 'umrah' })];
    expect(list({}, withUmrah).list.options?.umrah).toBe(true);
    expect(list({ type: 'umrah' }, withUmrah)).toMatchObject({
      instead: undefined,
      programs: [{ id: withUmrah[3]?.id }],
    });
  });

  it('is another one for a place or a time that nothing has, and after its end', () => {
    expect(list({ where: 'zz', nights: '4-6', page: 3 }, catalogue).instead).toEqual({ ...wholeList, nights: '4-6' });
    expect(list({ when: '2026-10' }, catalogue).instead).toEqual(wholeList);
    expect(list({ when: '2026-12' }, catalogue).instead).toBeUndefined();
    expect(list({ when: '2028-05' }, catalogue).instead).toEqual(wholeList);
    expect(list({ when: '2027-03', page: 2 }, catalogue).instead).toEqual({ ...wholeList, when: '2027-03' });
  });
});

describe('a card of a filtered list', () => {
  const kept: Omit<Departure, 'id' | 'from_date' | 'to_date'> = {
    ...{ sale: 'open' as const, capacity: null, seats_left: null, minimum: null, guaranteed: false, deadline: null },
    ...{ waiting_list: false, notes: { ar: null, en: null }, prices: null, nights: 3, version: 1, updated_at: '' },
  };
  const dates = ['2027-01-10', '2027-02-10', '2027-03-10', '2027-03-20', '2027-04-10'];
  const departures = dates.map((from_date): Departure => ({ ...kept, id: from_date, from_date, to_date: from_date }));

  it('shows the departures that match', () => {
    const shown = (query: Partial<ProgramListQuery>) =>
      inShort({ path: paths.programs, today, list: { ...wholeList, ...query } }, [{ ...program(), departures }])
        .flatMap((one) => one.departures ?? [])
        .map(({ id }) => id);
    // The next two, and the last one.
    expect(shown({})).toEqual([dates[0], dates[1], dates[4]]);
    expect(shown({ when: '2027-03' })).toEqual(['2027-03-10', '2027-03-20']);
  });
});

it('the months begin with the current one and name the Hijri months of their days', () => {
  const months = monthsOn(today);
  expect(months).toHaveLength(18);
  expect(months[0]).toEqual({ value: '2026-11', hijri: ['1448-05', '1448-06'] });
  expect(months.at(-1)?.value).toBe('2028-04');
  expect(months.find(({ value }) => value === '2027-02')?.hijri).toEqual(['1448-08', '1448-09']);
});
