import {
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';

/** Changes that Lambda gave up, by the numbers that their stream gave them. */
export interface StreamChanges {
  streamArn: string;
  shardId: string;
  /** The first and the last of them. */
  from: string;
  to: string;
}

/**
 * Reads lost changes from their stream, which keeps them for 24 hours: of a record that is gone, no table knows more.
 * @returns their records, as Lambda gets them
 * @throws Error if the stream no longer has all of them
 */
export async function readChanges(client: DynamoDBStreamsClient, changes: StreamChanges): Promise<object[]> {
  const { streamArn: StreamArn, shardId: ShardId, from, to } = changes;
  const first = { StreamArn, ShardId, SequenceNumber: from, ShardIteratorType: 'AT_SEQUENCE_NUMBER' } as const;
  let { ShardIterator } = await client.send(new GetShardIteratorCommand(first));
  const found: StreamRecord[] = [];
  while (ShardIterator) {
    const page = await client.send(new GetRecordsCommand({ ShardIterator }));
    const records = page.Records ?? [];
    found.push(...records.filter((record) => numberOf(record) <= BigInt(to)));
    // An open shard has no last page, only pages without records.
    if (records.length === 0 || records.some((record) => numberOf(record) >= BigInt(to))) break;
    ShardIterator = page.NextShardIterator;
  }
  if (!found.some((record) => numberOf(record) === BigInt(to))) {
    throw new Error(`the stream has no change ${to}: it keeps them for 24 hours`);
  }
  return found.map(asLambdaGetsIt);
}

const numberOf = ({ dynamodb }: StreamRecord) => BigInt(dynamodb?.SequenceNumber ?? 0);

/** The SDK reads the time as a date, Lambda gets it in seconds. */
function asLambdaGetsIt({ dynamodb, ...record }: StreamRecord): object {
  const at = dynamodb?.ApproximateCreationDateTime;
  return { ...record, dynamodb: { ...dynamodb, ApproximateCreationDateTime: at && Math.floor(at.getTime() / 1000) } };
}
