import type { AuditedChange } from '#contracts/api/audit';
import { replyOf } from '#contracts/api/program-edge';
import type { Program, ProgramInput } from '#contracts/api/programs';
import { moveToDeleted } from '../data/deleted.ts';
import { sha256 } from '../data/hash.ts';
import { createProgram, updateProgram } from '../data/programs.ts';
import { ProblemError } from '../errors.ts';
import { changesBetween } from './audit/changes-between.ts';
import { claimRecord } from './claims.ts';

/**
 * Creates a program. Idempotent: a retry with the same key creates nothing and returns the program's current state.
 * @throws ProblemError `idempotency_key_reused`
 */
export async function createOnce(input: ProgramInput, idempotencyKey: string | undefined): Promise<Program> {
  if (!idempotencyKey) return createProgram(input);
  const claim = await claimRecord(input, sha256(`program#${idempotencyKey}`));
  return createProgram(input, { id: claim.record_id, created_at: claim.created_at });
}

/**
 * Changes a program.
 * @throws ProblemError `program_not_found`, `version_conflict`
 */
export async function changeProgram(
  id: string,
  { input, version }: { input: ProgramInput; version: number | undefined },
  report: (details: { changes: AuditedChange[] }) => void,
): Promise<Program> {
  const { before, after } = await updateProgram(id, input, version);
  report({ changes: changesBetween(typedFields(before), typedFields(after)) });
  return after;
}

/**
 * Moves a program to the deleted ones. Its pages are removed at once, its photos when it is removed for good.
 * @throws ProblemError `program_not_found`
 */
export async function deleteProgram(id: string, by: { email: string }): Promise<void> {
  if (!(await moveToDeleted('program', id, by.email))) throw new ProblemError('program_not_found');
}

/** The activity names fields as the API does. */
function typedFields(program: Program) {
  const { photos: _, photo_records, version: _version, updated_at: _updatedAt, ...fields } = replyOf(program);
  return { ...fields, photo_order: photo_records.map(({ id }) => id) };
}
