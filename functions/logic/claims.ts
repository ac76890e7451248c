import { v7 as uuid } from 'uuid';
import { sha256 } from '../data/hash.ts';
import { type Claim, claimKey } from '../data/idempotency.ts';
import { ProblemError } from '../errors.ts';

/**
 * Returns the id and time of the record to store: new ones, or those of the first attempt with the same idempotency
 * key.
 * @param hash of the key; without one, every call creates a new record
 * @param verdict on the record: that of the first attempt is kept
 * @throws ProblemError `idempotency_key_reused` if the key was used with another body
 */
export async function claimRecord(
  body: object,
  hash: string | undefined,
  verdict: Pick<Claim, 'suspected'> = {},
): Promise<Claim> {
  const attempt = {
    body_hash: sha256(JSON.stringify(body)),
    record_id: uuid(),
    created_at: new Date().toISOString(),
    ...verdict,
  };
  const claim = hash ? await claimKey(hash, attempt) : attempt;
  if (claim.body_hash !== attempt.body_hash) throw new ProblemError('idempotency_key_reused');
  return claim;
}
