import { deleteItem, getItem, putItem, queryPages } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** Links to previews: only hashes of their secrets are stored. */
const keyOf = (programId: string, secret: string) => ({ pk: programId, sk: sha256(secret) });

const now = () => Math.floor(Date.now() / 1000);

/** @param seconds for which the link works */
export async function addPreview(programId: string, secret: string, seconds: number): Promise<Date> {
  const expires_at = now() + seconds;
  await putItem('Previews', { ...keyOf(programId, secret), schema: 1, expires_at });
  return new Date(expires_at * 1000);
}

export async function isPreview(programId: string, secret: string): Promise<boolean> {
  const item = await getItem('Previews', keyOf(programId, secret));
  return item !== undefined && item.expires_at > now();
}

export async function removePreviews(programId: string): Promise<void> {
  const query = { KeyConditionExpression: 'pk = :pk', values: { ':pk': programId } };
  for await (const items of queryPages('Previews', query)) {
    for (const { pk, sk } of items) await deleteItem('Previews', { pk, sk });
  }
}
