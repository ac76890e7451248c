import { describe, expect, it } from 'vitest';
import { indexesOf, type TableName, tables } from '#contracts/platform/resources';
import { production, synthesize } from './synthesize.ts';

const stages = { dev: synthesize(), production: synthesize(production) };
const names = Object.keys(tables) as TableName[];
const table = (name: TableName, stage: keyof typeof stages = 'dev') =>
  stages[stage].get(stages[stage].outputId(`${name}TableName`));

describe('the tables', () => {
  it('are those of the contracts', () => {
    expect(stages.dev.resources('AWS::DynamoDB::Table')).toHaveLength(names.length);
  });

  it.each(names)('%s has the key of its contract, of strings', (name) => {
    const { KeySchema, AttributeDefinitions } = table(name).Properties;
    expect(KeySchema.map((key: { AttributeName: string }) => key.AttributeName)).toEqual(tables[name].key);
    expect(KeySchema.map((key: { KeyType: string }) => key.KeyType)).toEqual(
      ['HASH', 'RANGE'].slice(0, KeySchema.length),
    );
    const indexKeys = Object.values(indexesOf(name)).flat();
    expect(AttributeDefinitions).toEqual(
      [...new Set([...tables[name].key, ...indexKeys])].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    );
  });

  it.each(names)('%s has the indexes of its contract, which hold keys only', (name) => {
    const { GlobalSecondaryIndexes } = table(name).Properties;
    const expected = Object.entries(indexesOf(name)).map(([IndexName, [partition, sort]]) => ({
      IndexName,
      KeySchema: [
        { AttributeName: partition, KeyType: 'HASH' },
        { AttributeName: sort, KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    }));
    expect(GlobalSecondaryIndexes ?? []).toEqual(expected);
  });

  it.each(names)('%s expires items only if its contract says so', (name) => {
    expect(table(name).Properties.TimeToLiveSpecification).toEqual(
      tables[name].expires ? { AttributeName: 'expires_at', Enabled: true } : undefined,
    );
  });

  it.each(names)('%s is on demand, encrypted and restorable in both stages', (name) => {
    for (const stage of ['dev', 'production'] as const) {
      expect(table(name, stage).Properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        SSESpecification: { SSEEnabled: true },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      });
    }
  });

  it.each(names)('%s is retained with its stack in production and deleted in dev', (name) => {
    expect(table(name, 'production')).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect(table(name, 'production').Properties.DeletionProtectionEnabled).toBe(true);
    expect(table(name, 'dev')).toMatchObject({ DeletionPolicy: 'Delete' });
    expect(table(name, 'dev').Properties.DeletionProtectionEnabled).toBe(false);
  });

  it.each(names)('%s has no physical name, so that stages can share an account', (name) => {
    expect(table(name).Properties).not.toHaveProperty('TableName');
  });
});
