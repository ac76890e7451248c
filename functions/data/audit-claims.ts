import { getItem, updateItem } from './dynamo.ts';
import { sha256 } from './hash.ts';

/** Claims that prevent repeated reads from filling the audit trail. */
const keyOf = (name: string) => ({ pk: sha256(`audit#${name}`) });

const now = () => Math.floor(Date.now() / 1000);

export async function isAudited(name: string): Promise<boolean> {
  const claim = await getItem('Idempotency', keyOf(name));
  return claim?.expires_at > now();
}

/** Records for some seconds that the trail has the entry. */
export async function rememberAudited(name: string, seconds: number): Promise<void> {
  await updateItem('Idempotency', keyOf(name), {
    UpdateExpression: 'SET expires_at = :end',
    values: { ':end': now() + seconds },
  });
}
