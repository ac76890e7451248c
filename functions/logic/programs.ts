import type { Program, ProgramBody } from '#contracts/programs';
import { sha256 } from '../data/hash.ts';
import { createProgram } from '../data/programs.ts';
import { claimRecord } from './claims.ts';

/**
 * Adds a program. With an idempotency key a repetition adds nothing and gets the program as it is by then.
 * @throws ProblemError `idempotency_key_reused`
 */
export async function createOnce(body: ProgramBody, idempotencyKey: string | undefined): Promise<Program> {
  if (!idempotencyKey) return createProgram(body);
  const claim = await claimRecord(body, sha256(`program#${idempotencyKey}`));
  return createProgram(body, { id: claim.record_id, created_at: claim.created_at });
}
