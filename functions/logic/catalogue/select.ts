import type { CancellationStep } from '#contracts/api/program-parts';
import type { Program, ProgramType, Region } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { type ProgramListQuery, wholeList } from '#contracts/website/program-list';
import type { ListExtent } from '#contracts/website/published-data';
import type { ProgramsPage } from '#contracts/website/renderer';
import { freeUntil, termsOf } from './cancellation.ts';
import { homeSelection } from './featured.ts';
import { programInShort } from './in-short.ts';
import { pageOfList } from './list-page.ts';
import { departureTests, type OpenDeparture, openDepartures } from './matching.ts';
import { type Offer, offerFrom, type ShortDeparture, shortDepartures } from './offer.ts';
import { hasEnded } from './phase.ts';
import { cityNames, type Names, placesOf } from './place.ts';
import { regionOf, typeOf } from './region.ts';
import { similarPrograms } from './similar.ts';

/** The fields of a program that decide on which pages it appears, and at which position. */
export interface CatalogueEntry
  extends Pick<
    Program,
    'id' | 'price_sar' | 'from_date' | 'to_date' | 'nights' | 'featured' | 'cancellation' | 'country'
  > {
  /** The Arabic name, by which programs of one city are similar. */
  city: string;
  city_names: Names;
  /** The region and type that staff set, else those that the site derives. */
  region: Region;
  type: ProgramType;
  departures: ShortDeparture[];
}

/** An entry with what can be asked for on a day. */
export interface OfferedEntry extends CatalogueEntry {
  offer: Offer;
  /** The departures that can be asked for. */
  open: readonly OpenDeparture[];
  /** The values of the filter by place that find it. */
  place: ReturnType<typeof placesOf>;
}

/** The programs of a page. */
export interface Selection {
  /** In the order of the page. */
  ids: readonly string[];
  /** Only for the list. */
  list?: ListExtent;
  /** Where an address leads if its page is after the end of the list, or if no program has its place or time. */
  instead?: ProgramListQuery | undefined;
  /** A text that changes when the date changes what the page shows. */
  day: string;
}

export const catalogueEntry = (program: Program): CatalogueEntry => ({
  id: program.id,
  city: program.texts.ar.city,
  city_names: cityNames(program),
  region: regionOf(program),
  type: typeOf(program),
  country: program.country,
  price_sar: program.price_sar,
  from_date: program.from_date,
  to_date: program.to_date,
  nights: program.nights,
  featured: program.featured,
  cancellation: program.cancellation,
  departures: shortDepartures(program),
});

/** The offers of a catalogue, computed once for a day: a run over all programs selects thousands of times. */
const offered = new WeakMap<readonly CatalogueEntry[], { today: string; entries: readonly OfferedEntry[] }>();

export function offeredOn(catalogue: readonly CatalogueEntry[], today: string): readonly OfferedEntry[] {
  const known = offered.get(catalogue);
  if (known?.today === today) return known.entries;
  const places = new Map<string, OfferedEntry['place']>();
  const placeOf = ({ country, city_names }: CatalogueEntry) => {
    const name = [country, ...Object.values(city_names)].join('/');
    const place = places.get(name) ?? placesOf(country, city_names);
    places.set(name, place);
    return place;
  };
  const entries = catalogue.map((entry) => ({
    ...entry,
    offer: offerFrom(entry.departures, entry, today),
    open: openDepartures(entry.departures, today),
    place: placeOf(entry),
  }));
  offered.set(catalogue, { today, entries });
  return entries;
}

/** A text that changes when the date changes what pages show of a program. */
function dayOf(
  { offer, departures, cancellation }: OfferedEntry,
  ofSite: readonly CancellationStep[],
  today: string,
): string {
  const { from_date, price_sar, varies, count, ended } = offer;
  const isFree = freeUntil(termsOf({ cancellation }, ofSite), from_date, today) !== undefined;
  const upcoming = departures.filter(({ from }) => from >= today).length;
  const early = departures.filter((one) => one.early && today <= one.early.until).length;
  return [from_date, price_sar, Number(varies), count, upcoming, early, Number(ended), Number(isFree)].join('/');
}

/**
 * Selects the programs of a page.
 * @param catalogue all programs, newest first
 * @returns undefined for a program that is not in the catalogue
 */
export function select(
  { path, list = wholeList, today, seasons, content }: ProgramsPage,
  catalogue: readonly CatalogueEntry[],
): Selection | undefined {
  const terms = content?.promises?.cancellation ?? [];
  // The year appears in the agency's figures and in the footer.
  const selected = (programs: readonly OfferedEntry[]) => ({
    ids: programs.map(({ id }) => id),
    day: [today.slice(0, 4), ...programs.map((program) => dayOf(program, terms, today))].join(' '),
  });
  const entries = offeredOn(catalogue, today);
  if (path === paths.home) return selected(homeSelection(entries, ({ offer }) => offer.ended));
  if (path === paths.programs) {
    const { programs, ...extent } = pageOfList(list, entries, { today, seasons });
    return { ...selected(programs), ...extent };
  }
  const [, , programId = ''] = path.split('/').map(decodeURIComponent);
  const program = entries.find(({ id }) => id === programId);
  return program && selected([program, ...similarPrograms(program, entries)]);
}

/**
 * Reduces the selected programs to what their cards show: in a filtered list, the departures that match. For the home
 * page, says which are featured.
 */
export function inShort({ path, today, list, seasons }: ProgramsPage, programs: readonly Program[]): Program[] {
  const tests = list ? departureTests(list, { today, seasons }) : [];
  const matches = (departure: ShortDeparture) =>
    openDepartures([departure], today).some((open) => tests.every(({ test }) => test(open)));
  const shown = path === paths.home ? homeSelection(programs, (program) => hasEnded(program, today)) : programs;
  return shown.map((program) => programInShort(program, today, tests.length > 0 ? matches : undefined));
}
