import * as z from 'zod/mini';
import { EnquiryType } from '#contracts/api/enquiries';
import type { Doing } from '#contracts/api/presence';
import { batchGetItems, deleteItem, putItem } from './dynamo.ts';
import { sha256 } from './hash.ts';
import { parseItems } from './parse-items.ts';

/** One item of each person, beside the sessions: both end by themselves, and no backup has them. */
const keyOf = (email: string) => ({ pk: `presence:${sha256(email)}` });

const StoredPresence = z.object({
  /** The e-mail address, under another name than a session's, whose index it stays out of. */
  who: z.string(),
  type: EnquiryType,
  id: z.string(),
  doing: z.enum(['looking', 'replying']),
  at: z.string(),
});
type StoredPresence = z.infer<typeof StoredPresence> & { doing: Doing };

/** @param seconds after which the table drops it */
export async function putPresence(presence: StoredPresence, seconds: number): Promise<void> {
  const expires_at = Math.ceil(Date.parse(presence.at) / 1000) + seconds;
  await putItem('Sessions', { ...keyOf(presence.who), schema: 1, ...presence, expires_at });
}

export const removePresence = (email: string) => deleteItem('Sessions', keyOf(email));

/** Reads the request that each of these people had open last, even if it is closed by now. */
export async function readPresence(emails: readonly string[]): Promise<StoredPresence[]> {
  const items = await batchGetItems('Sessions', emails.map(keyOf));
  return parseItems('Sessions', items, (item) => StoredPresence.parse(item));
}
