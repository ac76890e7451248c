import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPrograms } from '#catalogue/filter';
import { type CatalogueEntry, catalogueEntry, offeredOn } from '#catalogue/select';
import { addDays } from '#contracts/field-kit/calendar';
import { listChoices } from '#contracts/website/list-choices';
import { type ListFilter, listFilters, type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import { ids, program, today } from './program.ts';

const season = {
  ...{ id: '0190f3a2-0000-7000-8000-0000000000aa', kind: 'ramadan' as const, names: { ar: 'رمضان', en: null } },
  ...{ from: '2027-02-08', to: '2027-03-09' },
};
const dated = { today, seasons: [season] };

type Departure = CatalogueEntry['departures'][number];
const departure = (change: Partial<Departure> = {}): Departure => ({
  ...{ from: '2027-03-04', to: '2027-03-08', nights: 4, until: '2027-03-01', price: 4000, early: null, left: null },
  ...change,
});

const places = [
  { country: 'FR', city: 'باريس', en: 'Paris' },
  { country: 'FR', city: 'نيس', en: 'Nice' },
  { country: null, city: 'العلا', en: 'AlUla' },
];
const entry = (id: string, departures: Departure[], change: Parameters<typeof program>[0] = {}): CatalogueEntry => ({
  ...catalogueEntry(program({ id, ...change })),
  departures,
});
const found = (query: Partial<ProgramListQuery>, catalogue: readonly CatalogueEntry[]) =>
  ids(filterPrograms({ ...wholeList, ...query }, offeredOn(catalogue, today), dated).matches.map((one) => one.entry));

describe('a filtered list', () => {
  it('has the programs of which one departure matches all filters together', () => {
    const catalogue = [
      entry('a', [departure({ nights: 4, price: 9000 }), departure({ nights: 8, price: 2500 })]),
      entry('b', [departure({ nights: 5, price: 4999 })]),
    ];
    expect(found({ nights: '4-6', budget: '5000' }, catalogue)).toBe('b');
    expect(found({ nights: '7-9', budget: '3000' }, catalogue)).toBe('a');
    expect(found({ nights: '10-up' }, catalogue)).toBe('');
  });

  it('has no departure that cannot be asked for', () => {
    const catalogue = [
      entry('a', [departure({ until: null })]),
      entry('b', [departure({ until: addDays(today, -1) })]),
      entry('c', [departure({ until: today })]),
      entry('d', []),
    ];
    expect(found({ when: '2027-03' }, catalogue)).toBe('c');
    expect(found({}, catalogue)).toBe('abcd');
  });

  it('has the departures that begin in a month or a season', () => {
    const catalogue = [
      entry('a', [departure({ from: '2027-02-07', to: '2027-02-20' })]),
      entry('b', [departure({ from: '2027-02-08' })]),
      entry('c', [departure({ from: '2027-03-09' })]),
    ];
    expect(found({ when: '2027-02' }, catalogue)).toBe('ab');
    expect(found({ when: season.id }, catalogue)).toBe('bc');
    expect(found({ when: '0190f3a2-0000-7000-8000-0000000000bb' }, catalogue)).toBe('');
  });

  it('compares today’s price of an adult; a price that is not known is within no budget', () => {
    const early = { until: today, price: 2900 };
    const catalogue = [
      entry('a', [departure({ price: 3500, early })]),
      entry('b', [departure({ price: 3500, early: { ...early, until: addDays(today, -1) } })]),
      entry('c', [departure({ price: 0 })]),
      entry('d', [departure({ price: 3000 })]),
    ];
    expect(found({ budget: '3000' }, catalogue)).toBe('ad');
  });

  it('compares what a chosen party pays together, a child as an adult if it has no price of its own', () => {
    const early = { until: today, price: 2000, child: 1000 };
    const catalogue = [
      entry('a', [departure({ price: 4000, child: 2000 })]),
      entry('b', [departure({ price: 4000 })]),
      entry('c', [departure({ price: 4000, child: 2000, early })]),
      entry('d', [departure({ price: 1000, left: 3 })]),
      entry('e', [departure({ price: 0, child: 1000 })]),
      entry('f', [departure({ price: 3000, child: 0 })]),
    ];
    expect(found({ party: '2-2', budget: '12000' }, catalogue)).toBe('ac');
    expect(found({ party: '2-2', budget: '8000' }, catalogue)).toBe('c');
    expect(found({ party: '2', budget: '8000' }, catalogue)).toBe('abcdf');
    expect(found({ party: '2-2' }, catalogue)).toBe('abcef');
  });

  it('has departures with enough places, or whose places nobody counts', () => {
    const catalogue = [3, 4, null].map((left, index) => entry('abc'[index] ?? '', [departure({ left })]));
    expect(found({ travellers: '4' }, catalogue)).toBe('bc');
  });

  it('has the programs of a country or a city, also of no country', () => {
    const catalogue = places.map(({ en, ...place }, index) =>
      entry('abc'[index] ?? '', [], { ...place, translations: { en: translated(en) } }),
    );
    expect(found({ where: 'fr' }, catalogue)).toBe('ab');
    expect(found({ where: 'fr-nice' }, catalogue)).toBe('b');
    expect(found({ where: 'xx-alula' }, catalogue)).toBe('c');
    expect(found({ where: 'xx' }, catalogue)).toBe('');
  });
});

const translated = (city: string) => ({
  ...{ trip_name: null, city, description: null, accommodation: null, offer_includes: null, not_included: null },
  ...{ know_visa: null, know_documents: null, know_fitness: null, know_children: null, know_packing: null },
  meeting_point: null,
});

describe('the counts of its options', () => {
  const values: Record<ListFilter, readonly string[]> = {
    destination: listChoices.destination,
    type: listChoices.type,
    where: ['all', 'fr', 'fr-paris', 'fr-nice', 'xx-alula'],
    when: ['any', '2026-11', '2027-01', '2027-03', season.id],
    nights: listChoices.nights,
    party: listChoices.party,
    budget: listChoices.budget,
    travellers: listChoices.travellers,
  };
  const departures = fc.record({
    from: fc.constantFrom('2026-11-20', '2026-11-25', '2027-01-10', '2027-02-10', '2027-03-01', '2027-03-20'),
    to: fc.constant('2027-04-01'),
    nights: fc.integer({ min: 1, max: 12 }),
    until: fc.constantFrom(null, '2026-11-21', today, '2027-03-01'),
    price: fc.constantFrom(0, 2000, 3000, 4500, 8000, 20_000),
    child: fc.constantFrom(undefined, 0, 1200),
    early: fc.constantFrom(
      ...[null, { until: '2026-11-21', price: 1000 }],
      ...[
        { until: today, price: 2500 },
        { until: today, price: 2500, child: 900 },
      ],
    ),
    left: fc.constantFrom(null, 0, 1, 4, 30),
  });
  const programs = fc
    .tuple(fc.array(departures, { maxLength: 4 }), fc.constantFrom(...places), fc.constantFrom('luxury', 'solo'))
    .map(([list, { en, ...place }, type]) =>
      entry('a', list, { ...place, type: type as 'solo', translations: { en: translated(en) } }),
    );
  const queries = fc.record(
    Object.fromEntries(listFilters.map((name) => [name, fc.constantFrom(...values[name])])),
  ) as unknown as fc.Arbitrary<Partial<ProgramListQuery>>;

  it('are the lengths of the lists that they lead to', () => {
    fc.assert(
      fc.property(fc.array(programs, { maxLength: 6 }), queries, fc.subarray([...listFilters]), (all, chosen, set) => {
        const query = { ...wholeList, ...Object.fromEntries(set.map((name) => [name, chosen[name]])) };
        const entries = offeredOn(all, today);
        const { counts } = filterPrograms(query, entries, dated);
        for (const name of listFilters) {
          for (const value of values[name]) {
            const slow = all.filter((one) => isSlowlyFound({ ...query, [name]: value }, one)).length;
            expect(counts[name][value] ?? 0, `${name}=${value}`).toBe(slow);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  /** The rules in the words of docs/product.md, one program at a time. */
  function isSlowlyFound(query: ProgramListQuery, { departures: all, region, type, city, country }: CatalogueEntry) {
    const place = places.find((one) => one.city === city);
    const city_value = `${country?.toLowerCase() ?? 'xx'}-${place?.en.toLowerCase()}`;
    if (query.destination !== 'all' && query.destination !== region) return false;
    if (query.type !== 'all' && query.type !== type) return false;
    if (!['all', country?.toLowerCase(), city_value].includes(query.where)) return false;
    if ([query.when, query.nights, query.party, query.budget, query.travellers].every((value) => value === 'any'))
      return true;
    return all.some(({ from, nights, until, price, child, early, left }) => {
      if (until === null || until < today) return false;
      const isEarly = early !== null && early.until >= today;
      const now = isEarly ? early.price : price;
      const forChild = child === undefined ? now : ((isEarly ? early.child : undefined) ?? child);
      const [adults = 1, children = 0] = query.party === 'any' ? [] : query.party.split('-').map(Number);
      const isKnown = now > 0 && (children === 0 || forChild > 0);
      const [fewest, most] = query.nights === '10-up' ? [10, 999] : query.nights.split('-').map(Number);
      return (
        (query.when === 'any' ||
          from.slice(0, 7) === query.when ||
          (query.when === season.id && from >= season.from && from <= season.to)) &&
        (query.nights === 'any' || (nights >= Number(fewest) && nights <= Number(most))) &&
        (query.party === 'any' || left === null || left >= adults + children) &&
        (query.budget === 'any' || (isKnown && adults * now + children * forChild <= Number(query.budget))) &&
        (query.travellers === 'any' || left === null || left >= Number(query.travellers))
      );
    });
  }
});
