import type { Departure } from '#contracts/api/departures';
import type { Program } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { departuresOfProgram, readDepartures } from '../data/departures.ts';
import * as programs from '../data/programs.ts';
import { ProblemError } from '../errors.ts';
import { availabilityOf, byStart, hasPlaces } from './catalogue/departures.ts';
import { asOf, isPublished } from './publications/as-of.ts';
import { mayBeShown } from './umrah-licence.ts';

/** Programs with their departures. Code that only names a program reads it from `data/programs.ts`. */

/** The program with those departures that have not ended. */
export function withDepartures(
  program: Program,
  departures: readonly Departure[] | undefined,
  today = riyadhDay(),
): Program {
  if (!departures) return program;
  const current = departures.filter(({ to_date }) => to_date >= today).sort(byStart);
  return {
    ...program,
    departures: current,
    departure_count: current.filter((departure) => hasPlaces(availabilityOf(departure, today))).length,
  };
}

export const complete = async (program: Program): Promise<Program> =>
  withDepartures(program, await departuresOfProgram(program.id));

/** Returns the part of a program that visitors may see; undefined if they may not see it at all. */
async function forVisitors(program: Program): Promise<Program | undefined> {
  const { kept_photos: _, ...current } = await asOf(program);
  return isPublished(current) && mayBeShown(current) ? { ...current, publication: null } : undefined;
}

/** A reply of Lambda has at most 6 MB: a page of large programs ends earlier than its limit. */
const longestPage = 4 * 1024 * 1024;

/** The first programs that fit on one page, at least one. */
function thatFit(programs: readonly Program[]): Program[] {
  let bytes = 0;
  const end = programs.findIndex((program) => {
    bytes += Buffer.byteLength(JSON.stringify(program));
    return bytes > longestPage;
  });
  return programs.slice(0, end < 0 ? programs.length : Math.max(1, end));
}

/** As `listPrograms` of `data/programs.ts`: with `current` all programs, as staff see them, else what is published. */
export async function listPrograms(query: Parameters<typeof programs.listPrograms>[0]) {
  const page = await programs.listPrograms(query);
  const [newest, oldest] = [page.programs[0], page.programs.at(-1)];
  const departures = newest && oldest && (await readDepartures(oldest.id, newest.id));
  const shown = await Promise.all(
    page.programs.map((program) => (query.current ? asOf(program) : forVisitors(program))),
  );
  const whole = shown.flatMap((program) => (program ? withDepartures(program, departures?.get(program.id)) : []));
  const fitting = thatFit(whole);
  return { programs: fitting, next: fitting.length < whole.length ? fitting.at(-1)?.id : page.next };
}

/**
 * The program as visitors see it, or as staff do.
 * @throws ProblemError `program_not_found`
 */
export async function getProgram(id: string, { forStaff = false } = {}): Promise<Program> {
  const program = await programs.getProgram(id);
  const shown = await (forStaff ? asOf(program) : forVisitors(program));
  if (!shown) throw new ProblemError('program_not_found');
  return complete(shown);
}

/** As `readPrograms` of `data/programs.ts`, but only those that visitors see. */
export async function readPrograms(ids: readonly string[]) {
  const { programs: found, unreadable } = await programs.readPrograms(ids);
  const shown = (await Promise.all([...found.values()].map(forVisitors))).filter((program) => program !== undefined);
  const completed = await Promise.all(shown.map(complete));
  return { programs: new Map(completed.map((program) => [program.id, program])), unreadable };
}
