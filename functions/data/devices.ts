import { getItem, putItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** One hash of account and token together: the table reveals neither accounts nor their browsers. */
const keyOf = (email: string, token: string) => ({ pk: sha256(`${email} ${token}`) });

/** Links a browser to an account until `expiresAt`. */
export async function putDevice(email: string, token: string, expiresAt: Date): Promise<void> {
  await putItem('Devices', { ...keyOf(email, token), schema: 1, expires_at: inSeconds(expiresAt) });
}

export async function hasDevice(email: string, token: string): Promise<boolean> {
  const item = await getItem('Devices', keyOf(email, token));
  return item !== undefined && item.expires_at > inSeconds(new Date());
}
