import * as z from 'zod/mini';
import { deleteItem, getItem, onConditionFailed, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** Longer than any event can be delivered again: dead letters are kept for 14 days. */
const daysKept = 30;
/** Seconds after which an open claim belongs to a call that crashed: no call runs longer. */
const lease = 35;

const Claim = z.object({ sent_at: z.optional(z.string()) });

const keyOf = (mail: string) => ({ pk: sha256(`mail#${mail}`) });

/**
 * Claims the right to send a mail.
 * @returns `sent` if it was sent before, `busy` while another call is sending it
 */
export async function claimMail(mail: string): Promise<'claimed' | 'sent' | 'busy'> {
  const now = Math.floor(Date.now() / 1000);
  const claim = updateItem('Idempotency', keyOf(mail), {
    UpdateExpression: 'SET claimed_until = :until, expires_at = :expires',
    ConditionExpression:
      'attribute_not_exists(sent_at) AND (attribute_not_exists(claimed_until) OR claimed_until < :now)',
    values: { ':now': now, ':until': now + lease, ':expires': now + daysKept * 86_400 },
  });
  return onConditionFailed(
    claim.then(() => 'claimed' as const),
    async () => (Claim.parse((await getItem('Idempotency', keyOf(mail))) ?? {}).sent_at ? 'sent' : 'busy'),
  );
}

/** Marks the mail as sent, so that no call sends it again. */
export async function markSent(mail: string): Promise<void> {
  await updateClaim(mail, 'SET sent_at = :value', new Date().toISOString());
}

/** Releases the claim for the next attempt. */
export async function releaseClaim(mail: string): Promise<void> {
  await updateClaim(mail, 'SET claimed_until = :value', 0);
}

/** Changes a claim, unless it has been erased since. */
async function updateClaim(mail: string, UpdateExpression: string, value: string | number): Promise<void> {
  const ConditionExpression = 'attribute_exists(pk)';
  const changed = updateItem('Idempotency', keyOf(mail), {
    UpdateExpression,
    ConditionExpression,
    values: { ':value': value },
  });
  await onConditionFailed(
    changed.then(() => undefined),
    () => undefined,
  );
}

/** Returns the instant at which the mail was sent; kept for thirty days. */
export const sentAt = async (mail: string): Promise<string | undefined> =>
  Claim.parse((await getItem('Idempotency', keyOf(mail))) ?? {}).sent_at;

export async function eraseMailClaim(mail: string): Promise<void> {
  await deleteItem('Idempotency', keyOf(mail));
}
