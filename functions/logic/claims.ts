import { v7 as uuid } from 'uuid';
import { sha256 } from '../data/hash.ts';
import { type Claim, claimKey } from '../data/idempotency.ts';
import { ProblemError } from '../errors.ts';

/**
 * The record that a call is to store: a new one or, where its idempotency key was used before, the one of the first
 * attempt.
 * @param hash of the key; none makes every call a record of its own
 * @throws ProblemError `idempotency_key_reused` when the key came with another body
 */
export async function claimRecord(body: object, hash: string | undefined): Promise<Claim> {
  const attempt = { body_hash: sha256(JSON.stringify(body)), record_id: uuid(), created_at: new Date().toISOString() };
  const claim = hash ? await claimKey(hash, attempt) : attempt;
  if (claim.body_hash !== attempt.body_hash) throw new ProblemError('idempotency_key_reused');
  return claim;
}
