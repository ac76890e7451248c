import type { Program } from '#contracts/api/programs';
import { changePublication, dueProgramIds, getProgram, replaceProgram } from '../../data/programs.ts';
import { ProblemError } from '../../errors.ts';
import { withAllPhotos } from '../catalogue/divide-photos.ts';
import { inBatches } from '../in-batches.ts';
import {
  type DuePublication,
  duePublication,
  isUnpublishingDue,
  leavesFirst,
  takenFromSite,
  withoutPlan,
} from './as-of.ts';
import { keepPlanned } from './keep-planned.ts';

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
  const isAsSeen = !(await duePublication(program, now)) && !isUnpublishingDue(program, now);
  if (isAsSeen) return program;
  await publishOne(id, now).catch(unlessChanged);
  return getProgram(id);
}

async function publishOne(id: string, now: Date): Promise<void> {
  let program = await getProgram(id);
  if (leavesFirst(program, now)) program = await takeFromSite(program);
  const due = await duePublication(program, now);
  if (due) program = due.issues.length > 0 ? await refuse(program, due) : await publish(program, due);
  if (isUnpublishingDue(program, now)) await takeFromSite(program);
}

const takeFromSite = (program: Program): Promise<Program> =>
  changePublication(program.id, takenFromSite(program), program.version);

const publish = (program: Program, { input, version }: DuePublication): Promise<Program> =>
  replaceProgram(
    program.id,
    withAllPhotos(program, input),
    { from: program.version, to: version.version },
    { unpublish_at: program.publication?.planned_until },
  );

/** The last publication stays. The content becomes the draft again, which says why it was not published. */
async function refuse(program: Program, { version, issues }: DuePublication): Promise<Program> {
  const { publication } = program;
  if (!publication?.planned_at) return program;
  const refused = { planned_at: publication.planned_at, issues: issues.map(({ field, code }) => ({ field, code })) };
  await keepPlanned(program, version, { by: version.by ?? '', refused });
  return changePublication(program.id, withoutPlan(publication), program.version);
}

function unlessChanged(error: unknown): void {
  const isChanged = error instanceof ProblemError && ['version_conflict', 'program_not_found'].includes(error.code);
  if (!isChanged) throw error;
}
