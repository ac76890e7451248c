import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultHours } from '#contracts/api/default-hours';
import { defaultSeasons } from '#contracts/api/default-seasons';
import { mostRows } from '#contracts/api/figures';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { type Fact, factOf } from '../../../../functions/logic/figures/facts.ts';
import { summarize } from '../../../../functions/logic/figures/summary.ts';

const from = '2026-11-10';
const people = ['huda', 'omar', 'sara'].map((name) => ({ email: `${name}@rihla.example`, name }));
const some = <Value>(...values: Value[]) => fc.constantFrom(...values);

const outcome = fc.record({
  week: some('2026-11-01', '2026-11-08'),
  type: some(...EnquiryType.options),
  by: some(...people),
  state: some('answered' as const, 'kept' as const),
  minutes: fc.nat(600),
});

const fact: fc.Arbitrary<Fact> = fc.record({
  day: some('2026-11-01', '2026-11-09', '2026-11-10', '2026-11-19'),
  type: some(...EnquiryType.options),
  source: some(null, 'google.com', 'instagram', 'snapchat'),
  entered: fc.boolean(),
  program_id: some(null, 'p1', 'p2'),
  city: some(null, 'Paris', 'paris', 'Istanbul'),
  owner: some(null, ...people),
  offered: fc.boolean(),
  value: fc.nat(900_000),
  won: fc.boolean(),
  outcomes: fc.array(outcome, { maxLength: 2 }),
});

/** Counts one fact after the other, in as few steps as one can think of. */
function countOf(facts: readonly Fact[], isMeant: (fact: Fact) => boolean) {
  const found = { count: 0, previous: 0, received: 0, offered: 0, offered_sar: 0, won: 0, won_sar: 0 };
  for (const fact of facts) {
    if (!isMeant(fact)) continue;
    if (fact.day < from) {
      found.previous += 1;
      continue;
    }
    found.count += 1;
    found.received += 1;
    if (fact.offered) found.offered += 1;
    if (fact.offered) found.offered_sar += fact.value;
    if (fact.won) found.won += 1;
    if (fact.won) found.won_sar += fact.value;
  }
  return { ...found, offered_sar: found.offered_sar / 100, won_sar: found.won_sar / 100 };
}

const nothing = { answered: 0, kept: 0, median_minutes: null };
const nobody = {
  ...{ by: null, before: null, ...nothing, received: 0, offered: 0, offered_sar: 0, won: 0, won_sar: 0 },
};

describe('the figures of a period', () => {
  it('are those of a slow and simple count', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 60 }), (facts) => {
        const figures = summarize(facts, from, { withPeople: true });
        const all = countOf(facts, () => true);
        const { count, previous, ...sales } = all;
        expect(figures.sales.now).toEqual(sales);
        expect(figures.sales.before.received).toBe(previous);
        for (const { type, ...counts } of figures.types) {
          expect(countOf(facts, (one) => one.type === type)).toMatchObject(counts);
        }
        for (const { source, entered, ...row } of figures.sources) {
          expect(countOf(facts, (one) => one.source === source && one.entered === entered)).toEqual(row);
        }
        for (const { program_id, ...row } of figures.programs) {
          expect(countOf(facts, (one) => one.program_id === program_id)).toMatchObject(row);
        }
        for (const { city, ...row } of figures.cities) {
          expect(countOf(facts, (one) => one.city?.toLowerCase() === city.toLowerCase())).toMatchObject(row);
        }
        const sum = (rows: readonly { count: number }[]) => rows.reduce((total, row) => total + row.count, 0);
        expect([sum(figures.types), sum(figures.sources)]).toEqual([count, count]);
        expect(sum(figures.programs)).toBe(countOf(facts, ({ program_id }) => program_id !== null).count);
        for (const { by, answered, kept, median_minutes, before, ...row } of figures.people ?? []) {
          const { count: _, previous: __, ...own } = countOf(facts, ({ owner }) => owner?.email === by.email);
          expect(row).toEqual(own);
          const earlier = facts.filter(({ day }) => day < from);
          const { people } = summarize(
            earlier.map((one) => ({ ...one, day: from })),
            from,
            { withPeople: true },
          );
          const { by: ___, before: ____, ...work } = people?.find((one) => one.by.email === by.email) ?? nobody;
          expect(before).toEqual(work);
          const theirs = facts
            .filter(({ day }) => day >= from)
            .flatMap(({ outcomes }) => outcomes.filter((one) => one.by?.email === by.email));
          expect({ answered, kept }).toEqual({
            ...{ answered: theirs.length, kept: theirs.filter(({ state }) => state === 'kept').length },
          });
          // Half of the answers, or more, took as long at most, and half as long at least.
          const half = (isMeant: (minutes: number) => boolean) =>
            theirs.filter(({ minutes }) => isMeant(minutes ?? 0)).length * 2 >= theirs.length;
          if (median_minutes === null) expect(theirs).toEqual([]);
          else expect([half((m) => m <= median_minutes), half((m) => m >= median_minutes)]).toEqual([true, true]);
        }
      }),
    );
  });

  it('name the largest groups, and people to owners only', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ ...plain, city: `City ${index % 25}` }));
    const { cities, people } = summarize([...many, { ...plain, city: 'City 7' }], from, { withPeople: false });
    expect(cities).toHaveLength(mostRows);
    expect(cities[0]).toEqual({ city: 'City 7', count: 3, previous: 0 });
    expect(people).toBeNull();
  });
});

const plain: Fact = {
  ...{ day: '2026-11-12', type: 'hotel', source: null, entered: false, program_id: null, city: null, owner: null },
  ...{ offered: false, value: 0, won: false, outcomes: [] },
};

describe('what figures count of a request', () => {
  const item = {
    ...{ pk: 'flight', sk: 'id', status: 'new', created_at: '2026-11-12T22:30:00.000Z', history: [] },
    ...{ updated_at: '2026-11-12T22:30:00.000Z', clocked_since: '2026-11-12T22:30:00.000Z', source: 'website' },
  };
  const calendar = { hours: defaultHours, seasons: defaultSeasons, version: '0.0' };
  const facts = (changes: object) => factOf({ ...item, ...changes }, calendar, new Date('2026-11-20T09:00:00.000Z'));

  it('is its Riyadh day, its source and where it goes without the airport’s code', () => {
    const origin = { utm_source: 'instagram', utm_medium: null, utm_campaign: null, referrer: 'l.instagram.com' };
    expect(facts({ main_arrival: 'Istanbul (IST)', origin })).toMatchObject({
      ...{ day: '2026-11-13', source: 'instagram', entered: false, city: 'Istanbul' },
    });
    expect(facts({ special_destination: 'First Paris\nthen Rome' }).city).toBeNull();
    expect(facts({ special_destination: 'AlUla', program_id: 'p1' })).toMatchObject({ city: null, program_id: 'p1' });
  });

  it('is the accepted quotes, else the newest', () => {
    const quotes = [
      { state: 'accepted', total_halalas: 100 },
      { state: 'replaced', total_halalas: 300 },
    ];
    expect(facts({ quotes, sale: { state: 'won' } })).toMatchObject({ offered: true, won: true, value: 100 });
    expect(facts({ quotes: [...quotes, { state: 'accepted', total_halalas: 20 }] })).toMatchObject({ value: 120 });
    expect(facts({ quotes: quotes.slice(1) })).toMatchObject({ offered: true, won: false, value: 300 });
    expect(facts({})).toMatchObject({ offered: false, won: false, value: 0 });
  });
});
