import { type CatalogueEntry, select } from '#catalogue/select';
import { defaultSeasons } from '#contracts/api/default-seasons';
import { addDays, riyadhDay } from '#contracts/field-kit/calendar';
import { paths } from '#contracts/website/paths';
import { type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import { benchFilterPresses } from './filter-presses.ts';
import { inTurn, ms, printTable, time } from './measure.ts';

const programs = Number(process.env.PROGRAMS ?? 5000);
const departures = 10;
const rounds = 30;
const today = riyadhDay();

/**
 * Measures the filters of the list over many programs with many departures: how long the server takes to find a page and
 * count all options, and how long a slow browser takes from a press to what it found.
 */
export async function benchFilters() {
  await benchSelection();
  await benchFilterPresses(programs);
}

async function benchSelection() {
  const catalogue = Array.from({ length: programs }, (_, index) => entryOf(index));
  const lists: Record<string, Partial<ProgramListQuery>> = {
    'no filter': {},
    'a month': { when: addDays(today, 100).slice(0, 7) },
    'a season': { when: defaultSeasons.find(({ from }) => from > today)?.id ?? '' },
    'a party and its budget': { party: '2-2', budget: '20000' },
    'all filters': {
      when: addDays(today, 100).slice(0, 7),
      nights: '4-6',
      party: '2-1',
      budget: '20000',
      travellers: '2',
      where: 'fr',
    },
    'nothing found': { destination: 'oceania', nights: '10-up', budget: '3000', travellers: '10', where: 'zz' },
  };
  const run = (list: Partial<ProgramListQuery>) =>
    select({ path: paths.programs, today, list: { ...wholeList, ...list }, seasons: defaultSeasons }, catalogue);
  const first = await time(() => run(lists['all filters'] ?? {}));
  const runs = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, () => run(list)]));
  const spent = await inTurn(runs, rounds);
  printTable(`A page of ${programs} programs on the server, with ${departures} departures each`, [
    { list: 'all filters, the first of the day', time: ms(first) },
    ...Object.entries(spent).map(([list, taken]) => ({ list, time: ms(taken) })),
  ]);
}

const countries = ['FR', 'IT', 'JP', 'EG', null];
const regions = ['europe', 'europe', 'asia', 'africa', 'saudi'] as const;

function entryOf(index: number): CatalogueEntry {
  const place = index % countries.length;
  const city = `City ${index % 300}`;
  const from_date = addDays(today, index % 500);
  return {
    ...{ id: `${index}`, city, city_names: { ar: city, en: city }, country: countries[place] ?? null },
    ...{ region: regions[place] ?? 'other', type: index % 3 ? 'cultural' : 'luxury', featured: null },
    ...{ from_date, to_date: from_date, nights: 5, price_sar: 4000, cancellation: null },
    departures: Array.from({ length: departures }, (_, number) => {
      const from = addDays(today, (index * 7 + number * 41) % 540);
      return {
        ...{ from, to: addDays(from, 5), nights: 1 + ((index + number) % 12), until: from, early: null },
        ...{ price: 1500 + ((index * 37 + number * 911) % 14_000), left: number % 3 ? (index + number) % 20 : null },
        child: 900 + ((index * 11 + number * 301) % 9000),
      };
    }),
  };
}
