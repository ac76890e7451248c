import { v7 as uuid } from 'uuid';
import type { Program, ProgramBody } from '#contracts/programs';
import { sha256 } from '../data/hash.ts';
import { claimKey } from '../data/idempotency.ts';
import { createProgram } from '../data/programs.ts';
import { ProblemError } from '../errors.ts';

/**
 * Adds a program. With an idempotency key a repetition adds nothing and gets the program as it is by then.
 * @throws ProblemError `idempotency_key_reused`
 */
export async function createOnce(body: ProgramBody, idempotencyKey: string | undefined): Promise<Program> {
  if (!idempotencyKey) return createProgram(body);
  const attempt = { body_hash: sha256(JSON.stringify(body)), record_id: uuid(), created_at: new Date().toISOString() };
  const claim = await claimKey(sha256(`program#${idempotencyKey}`), attempt);
  if (claim.body_hash !== attempt.body_hash) throw new ProblemError('idempotency_key_reused');
  return createProgram(body, { id: claim.record_id, created_at: claim.created_at });
}
