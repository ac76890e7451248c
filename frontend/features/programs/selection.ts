import type { Program } from '#contracts/programs';
import { paths } from '#contracts/website/paths';
import { type ProgramListQuery, programsPerPage, wholeList } from '#contracts/website/program-list';
import type { ListExtent } from '#contracts/website/published-data';
import type { ProgramFacts, ProgramsPage, Selection } from '#contracts/website/renderer';
import { homeSelection } from './featured.ts';
import { phaseOf } from './phase.ts';
import { programInShort } from './program-in-short.ts';
import { filterPrograms, regionOf, typeOf } from './region.ts';
import { similarPrograms } from './similar-programs.ts';
import { sortPrograms } from './sort.ts';

export const factsOf = (program: Program): ProgramFacts => ({
  id: program.id,
  city: program.city,
  region: regionOf(program),
  type: typeOf(program),
  price_sar: program.price_sar,
  from_date: program.from_date,
  to_date: program.to_date,
  featured: program.featured,
});

/** Selects the programs of a page; see `PageRenderer`. */
export function select(
  { path, list = wholeList, today }: ProgramsPage,
  catalogue: readonly ProgramFacts[],
): Selection | undefined {
  // The year appears in the agency's figures and in the footer.
  const selected = (programs: readonly ProgramFacts[], extent?: ListExtent) => ({
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
function pageOf(query: ProgramListQuery, catalogue: readonly ProgramFacts[], today: string) {
  const { destination, type, order, page } = query;
  const matching = sortPrograms(filterPrograms(catalogue, destination, type), order, today);
  const programs = matching.slice((page - 1) * programsPerPage, page * programsPerPage);
  const pages = Math.max(1, Math.ceil(matching.length / programsPerPage));
  return [programs, { query, total: catalogue.length, matching: matching.length, pages }] as const;
}
