import type * as z from 'zod/mini';
import type { AuditedChange } from '#contracts/audit';
import type { Program, ProgramBody, ProgramUpdate } from '#contracts/programs';
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
export async function createOnce(body: ProgramBody, idempotencyKey: string | undefined): Promise<Program> {
  if (!idempotencyKey) return createProgram(body);
  const claim = await claimRecord(body, sha256(`program#${idempotencyKey}`));
  return createProgram(body, { id: claim.record_id, created_at: claim.created_at });
}

/**
 * Changes a program.
 * @throws ProblemError `program_not_found`, `version_conflict`
 */
export async function changeProgram(
  id: string,
  { version, ...body }: z.output<typeof ProgramUpdate>,
  report: (details: { changes: AuditedChange[] }) => void,
): Promise<Program> {
  const { before, after } = await updateProgram(id, body, version);
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

const typedFields = ({ photos: _, photo_records, version: _version, updated_at: _updatedAt, ...fields }: Program) => ({
  ...fields,
  photo_order: photo_records.map(({ id }) => id),
});
