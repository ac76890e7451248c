import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { indexesOf, type TableName, tables } from '#contracts/platform/resources';

type Definition = Required<Pick<CreateTableCommandInput, 'KeySchema' | 'AttributeDefinitions'>> &
  Pick<CreateTableCommandInput, 'GlobalSecondaryIndexes'>;

/** The DynamoDB definition of a table of the contracts. */
export function tableDefinition(name: TableName): Definition {
  const { key } = tables[name];
  const indexes = Object.entries(indexesOf(name));
  const attributes = new Set([key, ...indexes.map(([, indexKey]) => indexKey)].flat());
  return {
    KeySchema: keySchema(key),
    AttributeDefinitions: [...attributes].map((attribute) => ({ AttributeName: attribute, AttributeType: 'S' })),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(([index, indexKey]) => ({
        IndexName: index,
        KeySchema: keySchema(indexKey),
        Projection: { ProjectionType: 'KEYS_ONLY' },
      })),
    }),
  };
}

const keySchema = (key: readonly string[]) =>
  key.map((attribute, position) => ({ AttributeName: attribute, KeyType: position === 0 ? 'HASH' : 'RANGE' }) as const);
