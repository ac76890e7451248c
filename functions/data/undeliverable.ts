import * as z from 'zod/mini';
import { MailboxProblem } from '#contracts/api/mail-problem';
import { getItem, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** Days for which a mailbox gets no mail: a bouncing one may work again later, but a complaint is a decision. */
const daysKept: Record<MailboxProblem['reason'], number> = { bounced: 90, complained: 730 };

const Stored = z.object({ ...MailboxProblem.shape, expires_at: z.number() });

/** Stores mailboxes as hashes only. */
const keyOf = (mailbox: string) => ({ pk: sha256(mailbox) });

/** Records that mail to a mailbox bounced permanently, or that its owner complained. */
export async function putUndeliverable(mailbox: string, { reason, at }: MailboxProblem): Promise<void> {
  await updateItem('Undeliverable', keyOf(mailbox), {
    UpdateExpression: 'SET reason = :reason, #at = :at, expires_at = :expires',
    ExpressionAttributeNames: { '#at': 'at' },
    values: { ':reason': reason, ':at': at, ':expires': Math.floor(Date.parse(at) / 1000) + daysKept[reason] * 86_400 },
  });
}

/** Returns the reason why a mailbox gets no mail; undefined if it may get mail. */
export async function findUndeliverable(mailbox: string): Promise<MailboxProblem | undefined> {
  const item = await getItem('Undeliverable', keyOf(mailbox));
  if (!item) return undefined;
  const { reason, at, expires_at } = Stored.parse(item);
  return expires_at * 1000 > Date.now() ? { reason, at } : undefined;
}
