import type { Departure } from '#contracts/api/departures';
import type { Program } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { departuresOfProgram, readDepartures } from '../data/departures.ts';
import * as programs from '../data/programs.ts';
import { byStart } from './catalogue/departures.ts';

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
    departure_count: current.filter(({ from_date }) => from_date >= today).length,
  };
}

export const complete = async (program: Program) => withDepartures(program, await departuresOfProgram(program.id));

/** As `listPrograms` of `data/programs.ts`. */
export async function listPrograms(query: Parameters<typeof programs.listPrograms>[0]) {
  const page = await programs.listPrograms(query);
  const [newest, oldest] = [page.programs[0], page.programs.at(-1)];
  const departures = newest && oldest && (await readDepartures(oldest.id, newest.id));
  return { ...page, programs: page.programs.map((program) => withDepartures(program, departures?.get(program.id))) };
}

/** @throws ProblemError `program_not_found` */
export const getProgram = async (id: string): Promise<Program> => complete(await programs.getProgram(id));

/** As `readPrograms` of `data/programs.ts`. */
export async function readPrograms(ids: readonly string[]) {
  const { programs: found, unreadable } = await programs.readPrograms(ids);
  const completed = await Promise.all([...found.values()].map(complete));
  return { programs: new Map(completed.map((program) => [program.id, program])), unreadable };
}
