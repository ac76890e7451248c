import type { Program } from '#contracts/api/programs';
import { changePublication, dueProgramIds, getProgram, replaceProgram } from '../../data/programs.ts';
import { ProblemError } from '../../errors.ts';
import { inBatches } from '../in-batches.ts';
import { dueInput, isUnpublishingDue } from './as-of.ts';

const nothingPlanned = { planned_at: null, planned_version: null, unpublish_at: null };

/** Publishes and unpublishes what is due. A program that changes meanwhile is left to the next run. */
export async function publishDue(now = new Date()): Promise<number> {
  const ids = await dueProgramIds(now);
  await inBatches(ids, (id) => publishOne(id, now).catch(unlessChanged));
  return ids.length;
}

/**
 * A stored program with what is due applied, for a change by staff: they have seen it as it is now, also if the job that
 * applies plans has not run yet.
 * @throws ProblemError `program_not_found`
 */
export async function getCurrent(id: string, now = new Date()): Promise<Program> {
  const program = await getProgram(id);
  const isAsSeen = !(await dueInput(program, now)) && !isUnpublishingDue(program, now);
  if (isAsSeen) return program;
  await publishOne(id, now).catch(unlessChanged);
  return getProgram(id);
}

async function publishOne(id: string, now: Date): Promise<void> {
  let program = await getProgram(id);
  const input = await dueInput(program, now);
  const version = program.publication?.planned_version;
  if (input && version) program = await replaceProgram(id, input, { from: program.version, to: version });
  if (isUnpublishingDue(program, now)) {
    await changePublication(id, { ...nothingPlanned, state: 'archived' }, program.version);
  }
}

function unlessChanged(error: unknown): void {
  const isChanged = error instanceof ProblemError && ['version_conflict', 'program_not_found'].includes(error.code);
  if (!isChanged) throw error;
}
