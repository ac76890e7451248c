import { DeleteItemCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { sha256 } from '../../functions/data/hash.ts';
import type { Emulator } from '../api/global-setup.ts';
import { clientOptions } from '../support/deployed-clients.ts';

type Place = Pick<Emulator, 'environment' | 'outputs'>;

const clientOf = (place: Place) => new DynamoDBClient(clientOptions(place));

async function counters(place: Place): Promise<string[]> {
  const scan = new ScanCommand({ TableName: place.outputs.ThrottlesTableName, ConsistentRead: true });
  const { Items = [] } = await clientOf(place).send(scan);
  return Items.flatMap(({ pk }) => pk?.S ?? []);
}

/** Returns the keys of the attempts that the deployed functions have counted for an address. */
export const attemptsBy = async (address: string, place: Place) =>
  (await counters(place)).filter((key) => key.includes(sha256(address)));

export async function clearAttempts(place: Place): Promise<void> {
  const client = clientOf(place);
  for (const pk of await counters(place)) {
    await client.send(new DeleteItemCommand({ TableName: place.outputs.ThrottlesTableName, Key: { pk: { S: pk } } }));
  }
}
