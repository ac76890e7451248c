import { describe, expect, it } from 'vitest';
import { erasePerson } from '#contracts/api/erasures';
import { exportPerson, findPerson, PersonRecord } from '#contracts/api/person-data';
import { forgetOldEnquiries } from '#contracts/platform/consumers';
import { type TableName, tables, type Uses } from '#contracts/platform/resources';

const names = Object.keys(tables) as TableName[];
const customers = names.flatMap((name) => {
  const { people } = tables[name];
  return 'found' in people ? [{ name, ...people }] : [];
});
const exported = customers.flatMap(({ name, exported }) => (typeof exported === 'string' ? { name, exported } : []));
const erased = customers.flatMap(({ name, erased }) => (typeof erased === 'string' ? { name, erased } : []));
const without = (uses: Uses, tables: readonly { name: TableName }[], action?: string) =>
  tables.filter(({ name }) => {
    const actions: readonly string[] = uses[name] ?? [];
    return action ? !actions.includes(action) : actions.length === 0;
  });

describe('what the tables say about people', () => {
  it.each(names)('says whose data %s holds', (name) => {
    const people: object = tables[name].people;
    const given = Object.keys(people).toSorted();
    expect([['nobody'], ['staff'], ['erased', 'exported', 'found']]).toContainEqual(given);
    for (const said of Object.values(people)) expect(typeof said === 'string' ? said : said.not).toMatch(/\w/);
  });

  it('covers each part of a person’s record, which the search and the export read', () => {
    const { phones, emails, language, more, ...parts } = PersonRecord.shape;
    expect([...new Set(exported.map(({ exported }) => exported))].toSorted()).toEqual(Object.keys(parts).toSorted());
    for (const { uses } of [findPerson, exportPerson]) expect(without(uses, exported)).toEqual([]);
  });

  it('names every table from which an erasure removes, and the end of the retention with it', () => {
    expect(without(erasePerson.uses, erased, 'DeleteItem')).toEqual([]);
    const withEnquiry = erased.filter(({ erased }) => erased === 'with the enquiry');
    expect(without(forgetOldEnquiries.uses, withEnquiry, 'DeleteItem')).toEqual([]);
    const removing = names.filter((name) =>
      (erasePerson.uses as Uses)[name]?.some((action) => action === 'DeleteItem'),
    );
    expect(removing.toSorted()).toEqual(erased.map(({ name }) => name).toSorted());
  });
});
