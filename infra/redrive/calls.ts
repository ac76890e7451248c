import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { batchOf, remakeChanges } from './lost-changes.ts';
import type { Replayable } from './replayable.ts';
import { readChanges } from './stream-changes.ts';

interface Clients {
  database: DynamoDBClient;
  streams: DynamoDBStreamsClient;
}

/**
 * Returns the payloads with which a message's function is to be called. Of changes that Lambda gave up, the stream knows
 * everything for a day, the tables only what is still there.
 * @throws Error if neither has the changes
 */
export async function callsOf(
  { event, streamed, lost }: Pick<Replayable, 'event' | 'streamed' | 'lost'>,
  { database, streams }: Clients,
): Promise<unknown[]> {
  if (!streamed) return [event];
  try {
    return [batchOf(await readChanges(streams, streamed))];
  } catch (error) {
    if (!lost) throw error;
    return remakeChanges(database, lost);
  }
}
