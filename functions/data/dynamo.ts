import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  ProvisionedThroughputExceededException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  type NativeAttributeValue,
  PutCommand,
  type PutCommandInput,
  paginateQuery,
  paginateScan,
  type QueryCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { type TableName, tables } from '#contracts/platform/resources';
import { backOff } from './back-off.ts';

/**
 * The document client, and operations that take the tables' names from the contracts. Region, credentials and endpoint
 * come from the environment.
 */
const plain = new DynamoDBClient({});
// It copies every item for a log that nobody reads.
plain.middlewareStack.remove('loggerMiddleware');
const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });

export type Item = Record<string, NativeAttributeValue>;
export type Key = { pk: string; sk?: string };

type Options<Input> = Omit<Partial<Input>, 'TableName' | 'Key' | 'Item' | 'ExpressionAttributeValues'> & {
  values?: Item;
};

/** The table's real name, from the environment. */
function nameOf(table: TableName): string {
  const { variable } = tables[table];
  const name = process.env[variable];
  if (!name) throw new Error(`The environment variable ${variable} is not set.`);
  return name;
}

const expression = <Input>({ values, ...rest }: Options<Input>) => ({
  ...rest,
  ...(values && { ExpressionAttributeValues: values }),
});

export async function getItem(table: TableName, key: Key, { consistent = true } = {}): Promise<Item | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: nameOf(table), Key: key, ConsistentRead: consistent }),
  );
  return Item;
}

/** The limit of BatchGetItem. */
const keysPerBatch = 100;

/**
 * Returns the items with these keys, in the order of the keys, without those that do not exist. Retries with back-off
 * the keys that a throttled table leaves out.
 * @throws ProvisionedThroughputExceededException if the call's time runs out first
 */
export async function batchGetItems(table: TableName, keys: readonly Key[]): Promise<Item[]> {
  const found = new Map<string, Item>();
  const nameOfKey = ({ pk, sk = '' }: Key) => JSON.stringify([pk, sk]);
  for (let first = 0; first < keys.length; first += keysPerBatch) {
    let wanted: NonNullable<BatchGetCommandInput['RequestItems']>[string] | undefined = {
      Keys: keys.slice(first, first + keysPerBatch),
      ConsistentRead: true,
    };
    const anotherAttempt = backOff();
    // A reply has at most 16 MB, or what the table's capacity allows; it lists the remaining keys.
    while (wanted) {
      const reply: BatchGetCommandOutput = await client.send(
        new BatchGetCommand({ RequestItems: { [nameOf(table)]: wanted } }),
      );
      for (const item of Object.values(reply.Responses ?? {}).flat()) found.set(nameOfKey(item as Key), item);
      [wanted] = Object.values(reply.UnprocessedKeys ?? {});
      if (wanted && !(await anotherAttempt())) {
        throw new ProvisionedThroughputExceededException({ message: 'Keys stay unprocessed.', $metadata: {} });
      }
    }
  }
  return keys.flatMap((key) => found.get(nameOfKey(key)) ?? []);
}

export async function putItem(table: TableName, item: Item, options: Options<PutCommandInput> = {}): Promise<void> {
  await client.send(new PutCommand({ TableName: nameOf(table), Item: item, ...expression(options) }));
}

/** Returns the attributes that `ReturnValues` selects, by default none. */
export async function updateItem(table: TableName, key: Key, options: Options<UpdateCommandInput>): Promise<Item> {
  const { Attributes = {} } = await client.send(
    new UpdateCommand({ TableName: nameOf(table), Key: key, ...expression(options) }),
  );
  return Attributes;
}

/** Returns the deleted item, or undefined if there was none. */
export async function deleteItem(
  table: TableName,
  key: Key,
  options: Options<DeleteCommandInput> = {},
): Promise<Item | undefined> {
  const { Attributes } = await client.send(
    new DeleteCommand({ TableName: nameOf(table), Key: key, ReturnValues: 'ALL_OLD', ...expression(options) }),
  );
  return Attributes;
}

export type Query = Options<QueryCommandInput>;

/** Yields a query's items in pages of `Limit`, starting after the key `after` if given. */
export async function* queryPages(
  table: TableName,
  { after, ...options }: Query & { after?: Key | undefined },
): AsyncGenerator<Item[], void> {
  const pages = paginateQuery({ client, startingToken: after }, { TableName: nameOf(table), ...expression(options) });
  for await (const { Items = [] } of pages) yield Items;
}

/** Reads a whole table. Only for small ones. */
export async function scanItems(table: TableName): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of paginateScan({ client }, { TableName: nameOf(table), ConsistentRead: true })) {
    items.push(...(page.Items ?? []));
  }
  return items;
}

/**
 * Runs a conditional write, and `otherwise` if its condition fails. A retry by the SDK can fail on its own first
 * success, so callers whose write is not idempotent must compare with the stored item.
 */
export async function onConditionFailed<Result, Fallback>(
  write: Promise<Result>,
  otherwise: () => Fallback | Promise<Fallback>,
) {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return otherwise();
    throw error;
  }
}
