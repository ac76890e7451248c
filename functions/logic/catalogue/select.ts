import type { Program, ProgramType, Region } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { type ProgramListQuery, programsPerPage, wholeList } from '#contracts/website/program-list';
import type { ListExtent } from '#contracts/website/published-data';
import type { ProgramsPage } from '#contracts/website/renderer';
import { homeSelection } from './featured.ts';
import { programInShort } from './in-short.ts';
import { sortPrograms } from './order.ts';
import { phaseOf } from './phase.ts';
import { filterPrograms, regionOf, typeOf } from './region.ts';
import { similarPrograms } from './similar.ts';

/** The fields of a program that decide on which pages it appears, and at which position. */
export interface CatalogueEntry extends Pick<Program, 'id' | 'price_sar' | 'from_date' | 'to_date' | 'featured'> {
  /** The Arabic name, by which programs of one city are similar. */
  city: string;
  /** The region and type that staff set, else those that the site derives. */
  region: Region;
  type: ProgramType;
}

/** The programs of a page. */
export interface Selection {
  /** In the order of the page. */
  ids: readonly string[];
  /** Only for the list. */
  list?: ListExtent;
  /** A text that changes when the date changes what the page shows. */
  day: string;
}

export const catalogueEntry = (program: Program): CatalogueEntry => ({
  id: program.id,
  city: program.texts.ar.city,
  region: regionOf(program),
  type: typeOf(program),
  price_sar: program.price_sar,
  from_date: program.from_date,
  to_date: program.to_date,
  featured: program.featured,
});

/**
 * Selects the programs of a page.
 * @param catalogue all programs, newest first
 * @returns undefined for a program that is not in the catalogue
 */
export function select(
  { path, list = wholeList, today }: ProgramsPage,
  catalogue: readonly CatalogueEntry[],
): Selection | undefined {
  // The year appears in the agency's figures and in the footer.
  const selected = (programs: readonly CatalogueEntry[], extent?: ListExtent) => ({
    ids: programs.map(({ id }) => id),
    ...(extent && { list: extent }),
    day: [today.slice(0, 4), ...programs.map((program) => phaseOf(program, today))].join(' '),
  });
  if (path === paths.home) return selected(homeSelection(catalogue, today));
  if (path === paths.programs) return selected(...pageOf(list, catalogue, today));
  const [, , programId = ''] = path.split('/').map(decodeURIComponent);
  const program = catalogue.find(({ id }) => id === programId);
  return program && selected([program, ...similarPrograms(program, catalogue, today)]);
}

/** Reduces the selected programs to what their cards show; for the home page, says which are featured. */
export const inShort = ({ path, today }: ProgramsPage, programs: readonly Program[]): Program[] =>
  (path === paths.home ? homeSelection(programs, today) : programs).map(programInShort);

/** Returns one page of the list; no programs after its end. */
function pageOf(query: ProgramListQuery, catalogue: readonly CatalogueEntry[], today: string) {
  const { destination, type, order, page } = query;
  const matching = sortPrograms(filterPrograms(catalogue, destination, type), order, today);
  const programs = matching.slice((page - 1) * programsPerPage, page * programsPerPage);
  const pages = Math.max(1, Math.ceil(matching.length / programsPerPage));
  return [programs, { query, total: catalogue.length, matching: matching.length, pages }] as const;
}
