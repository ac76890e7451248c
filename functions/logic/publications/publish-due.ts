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
