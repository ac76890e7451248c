import type { AuditedChange } from '#contracts/api/audit';
import type { Departure, DepartureBody } from '#contracts/api/departures';
import { maximumDepartures } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import * as data from '../data/departures.ts';
import { findDraft } from '../data/program-versions.ts';
import { getProgram } from '../data/programs.ts';
import { ProblemError, ValidationFailed } from '../errors.ts';
import { changesBetween } from './audit/changes-between.ts';
import { byStart, typedDeparture } from './catalogue/departures.ts';
import { inBatches } from './in-batches.ts';
import { showableInput } from './publications/content.ts';

interface Place {
  id: string;
  departureId: string;
}

/**
 * Lists all departures of a program, past ones too.
 * @throws ProblemError `program_not_found`
 */
export async function listDepartures(programId: string): Promise<Departure[]> {
  const program = await getTyped(programId);
  return (await departuresNow(program)).sort(byStart);
}

/** The program; before its first publication with the days of its draft, which are those that staff see. */
async function getTyped(programId: string): Promise<Program> {
  const program = await getProgram(programId);
  const draft = program.version === 0 ? await findDraft(programId) : undefined;
  if (!draft) return program;
  const { from_date, to_date, nights } = showableInput(draft.content);
  return { ...program, from_date, to_date, nights };
}

const departuresNow = async (program: Program) =>
  (await data.departuresOfProgram(program.id)) ?? [typedDeparture(program)];

/**
 * Adds departures. A departure whose id is there stays as it is.
 * @throws ProblemError `program_not_found`, `departures_full`; ValidationFailed for one in the past
 */
export async function addDepartures(
  programId: string,
  added: readonly (DepartureBody & { id: string })[],
): Promise<Departure[]> {
  const program = await getTyped(programId);
  const now = await departuresNow(program);
  const known = new Set(now.map(({ id }) => id));
  if (known.size + added.filter(({ id }) => !known.has(id)).length > maximumDepartures) {
    throw new ProblemError('departures_full');
  }
  const today = riyadhDay();
  const past = added.flatMap(({ id, from_date }, index) =>
    from_date < today && !known.has(id) ? [inPast(`departures.${index}.from_date`)] : [],
  );
  if (past.length > 0) throw new ValidationFailed(past);
  await keepTyped(program);
  const stored = new Map<string, Departure>();
  await inBatches(added, async ({ id, ...body }) => stored.set(id, await data.addDeparture(programId, id, body)));
  return added.flatMap(({ id }) => stored.get(id) ?? []);
}

const inPast = (field: string) => ({ field, code: 'departure_in_past' }) as const;

/** Stores the departure of the days typed with a program, unless its departures are stored already. */
async function keepTyped(program: Program): Promise<void> {
  if (await data.departuresOfProgram(program.id)) return;
  const { id, version: _, updated_at: _at, ...body } = typedDeparture(program);
  await data.addDeparture(program.id, id, body);
}

/**
 * Changes a departure. One that has begun can be changed, but none is moved into the past.
 * @throws ProblemError `program_not_found`, `departure_not_found`, `version_conflict`; ValidationFailed
 */
export async function changeDeparture(
  { id, departureId }: Place,
  { body, version }: { body: DepartureBody; version: number },
  report: (details: { changes: AuditedChange[] }) => void,
): Promise<Departure> {
  const program = await getTyped(id);
  // The departure of the typed days has the version of its program until it is stored.
  const isTyped = departureId === id && !(await data.departuresOfProgram(id));
  if (isTyped && version !== program.version) throw new ProblemError('version_conflict');
  if (body.from_date < riyadhDay()) await refuseMove(program, departureId, body);
  if (isTyped) await keepTyped(program);
  const { before, after } = await data.updateDeparture(id, departureId, body, isTyped ? 1 : version);
  report({ changes: changesBetween(named(before), named(after)) });
  return after;
}

/** @throws ValidationFailed if a departure would begin on another day in the past */
async function refuseMove(program: Program, departureId: string, { from_date }: DepartureBody): Promise<void> {
  const stored = (await departuresNow(program)).find(({ id }) => id === departureId);
  if (stored && stored.from_date !== from_date) throw new ValidationFailed([inPast('from_date')]);
}

const named = ({ id: _, version: _version, updated_at: _at, ...fields }: Departure) => fields;

/**
 * Removes a departure. A program without any is on request.
 * @throws ProblemError `program_not_found`, `departure_not_found`
 */
export async function removeDeparture({ id, departureId }: Place): Promise<void> {
  const now = await departuresNow(await getTyped(id));
  if (!now.some((departure) => departure.id === departureId)) throw new ProblemError('departure_not_found');
  // Before the removal: without the mark, the days typed with the program would be its departure again.
  await data.markDepartures(id);
  await data.removeDeparture(id, departureId);
}
