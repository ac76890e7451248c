import {
  BatchGetItemCommand,
  type BatchGetItemCommandOutput,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DeleteItemCommandInput,
  DynamoDBClient,
  GetItemCommand,
  type KeysAndAttributes,
  PutItemCommand,
  type PutItemCommandInput,
  QueryCommand,
  type QueryCommandInput,
  UpdateItemCommand,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { marshall, type NativeAttributeValue, unmarshall } from '@aws-sdk/util-dynamodb';
import { type TableName, tables } from '#contracts/resources';

/**
 * The one DynamoDB client and thin verbs over it that speak plain objects. Region, credentials and endpoint come from
 * the environment.
 */
const client = new DynamoDBClient({});

export type Item = Record<string, NativeAttributeValue>;
export type Key = { pk: string; sk?: string };

type Options<Input> = Omit<Partial<Input>, 'TableName' | 'Key' | 'Item' | 'ExpressionAttributeValues'> & {
  values?: Item;
};

function nameOf(table: TableName): string {
  const { variable } = tables[table];
  const name = process.env[variable];
  if (!name) throw new Error(`The environment variable ${variable} is not set.`);
  return name;
}

const toItem = (value: Item) => marshall(value, { removeUndefinedValues: true });

const expression = <Input>({ values, ...rest }: Options<Input>) => ({
  ...rest,
  ...(values && { ExpressionAttributeValues: toItem(values) }),
});

export async function getItem(table: TableName, key: Key, { consistent = true } = {}): Promise<Item | undefined> {
  const { Item } = await client.send(
    new GetItemCommand({ TableName: nameOf(table), Key: toItem(key), ConsistentRead: consistent }),
  );
  return Item && unmarshall(Item);
}

/** BatchGetItem takes no more keys than this. */
const keysPerBatch = 100;

/** The items of these keys, in the order of the keys; those that do not exist are left out. */
export async function batchGetItems(table: TableName, keys: readonly Key[]): Promise<Item[]> {
  const found = new Map<string, Item>();
  const nameOfKey = ({ pk, sk = '' }: Key) => JSON.stringify([pk, sk]);
  for (let first = 0; first < keys.length; first += keysPerBatch) {
    let wanted: KeysAndAttributes | undefined = {
      Keys: keys.slice(first, first + keysPerBatch).map(toItem),
      ConsistentRead: true,
    };
    // A reply holds at most 16 MB and names what did not fit.
    while (wanted) {
      const reply: BatchGetItemCommandOutput = await client.send(
        new BatchGetItemCommand({ RequestItems: { [nameOf(table)]: wanted } }),
      );
      for (const item of Object.values(reply.Responses ?? {}).flat()) {
        const plain = unmarshall(item);
        found.set(nameOfKey(plain as Key), plain);
      }
      [wanted] = Object.values(reply.UnprocessedKeys ?? {});
    }
  }
  return keys.flatMap((key) => found.get(nameOfKey(key)) ?? []);
}

export async function putItem(table: TableName, item: Item, options: Options<PutItemCommandInput> = {}): Promise<void> {
  await client.send(new PutItemCommand({ TableName: nameOf(table), Item: toItem(item), ...expression(options) }));
}

/** Returns the attributes that `ReturnValues` asks for, else an empty object. */
export async function updateItem(table: TableName, key: Key, options: Options<UpdateItemCommandInput>): Promise<Item> {
  const { Attributes } = await client.send(
    new UpdateItemCommand({ TableName: nameOf(table), Key: toItem(key), ...expression(options) }),
  );
  return Attributes ? unmarshall(Attributes) : {};
}

/** Returns the deleted item, or undefined where there was none. */
export async function deleteItem(
  table: TableName,
  key: Key,
  options: Options<DeleteItemCommandInput> = {},
): Promise<Item | undefined> {
  const { Attributes } = await client.send(
    new DeleteItemCommand({
      TableName: nameOf(table),
      Key: toItem(key),
      ReturnValues: 'ALL_OLD',
      ...expression(options),
    }),
  );
  return Attributes && unmarshall(Attributes);
}

export type Query = Options<QueryCommandInput>;

/** What a query finds, a page of `Limit` items at a time, as far as its reader goes; from behind the key `after`, if given. */
export async function* queryPages(
  table: TableName,
  { after, ...options }: Query & { after?: Key | undefined },
): AsyncGenerator<Item[], void> {
  let start = after && toItem(after);
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: nameOf(table),
        ...expression(options),
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    yield Items.map((item) => unmarshall(item));
    start = LastEvaluatedKey;
  } while (start);
}

/**
 * Runs a conditional write; where the condition does not hold, `otherwise` decides what that means.
 * A conditional write that was retried after a lost answer can fail on its own first success: callers whose write is
 * not repeatable compare with what is stored.
 */
export async function unless<Result, Fallback>(write: Promise<Result>, otherwise: () => Fallback | Promise<Fallback>) {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return otherwise();
    throw error;
  }
}
