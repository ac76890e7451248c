import { getItem, updateItem } from './dynamo.ts';

/**
 * Who is on duty: one item beside the accounts, with the end of each person's duty under the e-mail address, and the
 * number of requests that were given in turn. No e-mail address equals its key.
 */
const key = { pk: 'duty' };
const prefix = 'on:';

/** The ends of the duties that are not over, by e-mail address. */
export async function readDuty(now = new Date()): Promise<ReadonlyMap<string, string>> {
  const item = (await getItem('Staff', key)) ?? {};
  const ends = Object.entries(item).filter(([name]) => name.startsWith(prefix));
  const current = ends.filter(([, end]) => end > now.toISOString());
  return new Map(current.map(([name, end]) => [name.slice(prefix.length), end]));
}

/** @param until undefined ends it */
export async function setDuty(email: string, until: string | undefined): Promise<void> {
  await updateItem('Staff', key, {
    UpdateExpression: until ? 'SET #email = :until' : 'REMOVE #email',
    ExpressionAttributeNames: { '#email': prefix + email },
    ...(until && { values: { ':until': until } }),
  });
}

/** Counts one more request that is given in turn. @returns their number */
export async function takeTurn(): Promise<number> {
  const { turns } = await updateItem('Staff', key, {
    UpdateExpression: 'ADD turns :one',
    values: { ':one': 1 },
    ReturnValues: 'UPDATED_NEW',
  });
  return turns;
}
