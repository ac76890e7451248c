import { v7 as uuid } from 'uuid';
import type { Enquiry, EnquiryChange, EnquiryReceipt, EnquiryType } from '#contracts/enquiries';
import type { Language } from '#contracts/fields';
import { deleteEnquiry, idempotencyOf, type NewHistoryEntry, putEnquiry, updateEnquiry } from '../data/enquiries.ts';
import { sha256 } from '../data/hash.ts';
import { type Claim, claimKey, closeKey } from '../data/idempotency.ts';
import { type Limit, takeAttempt } from '../data/throttles.ts';
import { ProblemError } from '../errors.ts';
import { referenceOf } from './enquiry-ids.ts';

/** Mobile carriers put many visitors behind one address, so this only stops floods. */
const perAddress: Limit = { action: 'enquiry', attempts: 60, seconds: 10 * 60 };

export interface Arrival {
  /** A contract's parsed body. */
  body: Record<string, unknown>;
  language: Language;
  address: string;
  idempotencyKey: string | undefined;
}

/**
 * Stores a visitor's enquiry. With an idempotency key a repetition gets the first answer and creates nothing.
 * @throws ProblemError `too_many_requests`, `idempotency_key_reused`
 */
export async function receiveEnquiry(type: EnquiryType, arrival: Arrival): Promise<EnquiryReceipt> {
  const { body, language, address, idempotencyKey } = arrival;
  const hash = idempotencyKey && sha256(`${type}#${idempotencyKey}`);
  const attempt = { body_hash: sha256(JSON.stringify(body)), record_id: uuid(), created_at: new Date().toISOString() };
  const [claim] = await Promise.all([
    hash ? claimKey(hash, attempt) : (attempt as Claim),
    takeAttempt(perAddress, address),
  ]);
  if (claim.body_hash !== attempt.body_hash) throw new ProblemError('idempotency_key_reused');

  const { record_id: id, created_at } = claim;
  const reference = referenceOf(type, id);
  if (!claim.closed) {
    const record = {
      type,
      id,
      reference,
      language,
      status: 'new',
      history: [],
      version: 1,
      created_at,
      updated_at: created_at,
    };
    await putEnquiry({ ...body, ...record } as unknown as Enquiry, hash);
  }
  return { id, reference, created_at };
}

/** @throws ProblemError `enquiry_not_found`, `version_conflict`, `history_full` */
export function changeEnquiry<Type extends EnquiryType>(
  type: Type,
  id: string,
  { status, note, version }: EnquiryChange,
  by: { email: string; name: string },
) {
  const at = new Date().toISOString();
  const entries: NewHistoryEntry[] = [];
  if (status) entries.push({ action: 'status_changed', to: status, at, by });
  if (note) entries.push({ action: 'note_added', note, at, by });
  return updateEnquiry(type, id, { entries, status, version });
}

/** The key is closed first, so that no late retry of the visitor's brings a deleted enquiry back. */
export async function removeEnquiry(type: EnquiryType, id: string): Promise<void> {
  const hash = await idempotencyOf(type, id);
  if (hash) await closeKey(hash);
  await deleteEnquiry(type, id);
}
