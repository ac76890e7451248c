import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listChoices, listName, listNamed, readListQuery } from '#contracts/website/list-choices';
import { listSearch, type ProgramListQuery, wholeList } from '#contracts/website/program-list';

const queries: fc.Arbitrary<ProgramListQuery> = fc.record({
  destination: fc.constantFrom(...listChoices.destination),
  type: fc.constantFrom(...listChoices.type),
  where: fc.constantFrom('all', 'fr', 'fr-paris', 'es-san-sebastian', 'xx-c1x2y3'),
  when: fc.oneof(fc.constantFrom('any', '2027-03', '2028-12'), fc.uuid({ version: 7 })),
  nights: fc.constantFrom(...listChoices.nights),
  party: fc.constantFrom(...listChoices.party),
  budget: fc.constantFrom(...listChoices.budget),
  travellers: fc.constantFrom(...listChoices.travellers),
  order: fc.constantFrom(...listChoices.order),
  page: fc.integer({ min: 1, max: 250 }),
});

describe('the address of a list', () => {
  it('says which list it is, and so does its file’s name', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readListQuery(new URLSearchParams(listSearch(query)))).toEqual(query);
        expect(listNamed(listName(query))).toEqual(query);
      }),
    );
  });

  it('has its parameters in one order, without defaults', () => {
    const query = { ...wholeList, page: 2, order: 'cheapest', nights: '4-6', when: '2027-03', type: 'luxury' } as const;
    expect(listSearch(query)).toBe('?type=luxury&when=2027-03&nights=4-6&order=cheapest&page=2');
    expect(listSearch(wholeList)).toBe('');
  });

  it('may have any other value, which becomes the default', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(wholeList)), fc.string(), (name, value) => {
        const query = readListQuery(new Map([[name, value]]));
        expect(listNamed(listName(query))).toEqual(query);
      }),
    );
    const odd = { where: 'FR', when: '2027-13', nights: '4', budget: '1', party: '0-2', travellers: '11', page: '0' };
    expect(readListQuery(new Map(Object.entries(odd)))).toEqual(wholeList);
  });

  it('has no other file’s name', () => {
    for (const name of ['', 'all', 'all/all/newest/1', `${listName(wholeList)}/1`, listName(wholeList).toUpperCase()]) {
      expect(listNamed(name), name).toBeUndefined();
    }
  });
});
