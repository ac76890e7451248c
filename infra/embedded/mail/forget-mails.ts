import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { ChangeRecord } from '#contracts/platform/events';
import type { Outbox } from '../../common/outbox/outbox.ts';
import type { Follower } from '../events/change-feed.ts';

/** Follows deleted enquiries: the outbox must not keep what the store has erased. */
export const mailForgetter: Follower = { id: 'forgetMails', table: 'Enquiries', of: ['REMOVE'] };

/** Deletes the mails about the enquiries of a batch, by their references. */
export async function forgetMails(outbox: Pick<Outbox, 'forget'>, event: unknown): Promise<void> {
  const { Records } = event as { Records: ChangeRecord[] };
  for (const { dynamodb } of Records) {
    const { S: reference } = (dynamodb.OldImage?.reference ?? {}) as Partial<AttributeValue.SMember>;
    if (reference) await outbox.forget(reference);
  }
}
