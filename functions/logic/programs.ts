import type { Program, ProgramBody } from '#contracts/programs';
import { sha256 } from '../data/hash.ts';
import { createProgram } from '../data/programs.ts';
import { claimRecord } from './claims.ts';

/**
 * Creates a program. A repetition with the same idempotency key creates nothing and returns the program as it is now.
 * @throws ProblemError `idempotency_key_reused`
 */
export async function createOnce(body: ProgramBody, idempotencyKey: string | undefined): Promise<Program> {
  if (!idempotencyKey) return createProgram(body);
  const claim = await claimRecord(body, sha256(`program#${idempotencyKey}`));
  return createProgram(body, { id: claim.record_id, created_at: claim.created_at });
}
