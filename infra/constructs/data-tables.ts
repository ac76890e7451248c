import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
  type TableProps,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { followedTables } from '#contracts/platform/consumers';
import { expiryAttribute, indexesOf, type TableName, tables } from '#contracts/platform/resources';
import { removalPolicy, type Stage } from './stage.ts';

export interface DataTablesProps {
  stage: Stage;
  /** Overrides the defaults of every table. */
  table?: Partial<TableProps>;
}

/** The tables of `#contracts/platform/resources`: on demand, encrypted, with point-in-time recovery for 35 days. */
export class DataTables extends Construct {
  readonly byName: Readonly<Record<TableName, Table>>;

  constructor(scope: Construct, id: string, { stage, table }: DataTablesProps) {
    super(scope, id);
    const create = (name: TableName) => {
      const { key, expires } = tables[name];
      const created = new Table(this, name, {
        ...keyAttributes(key),
        timeToLiveAttribute: expires ? expiryAttribute : undefined,
        stream: followedTables.has(name) ? StreamViewType.NEW_AND_OLD_IMAGES : undefined,
        billingMode: BillingMode.PAY_PER_REQUEST,
        encryption: TableEncryption.AWS_MANAGED,
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
        deletionProtection: stage === 'production',
        removalPolicy: removalPolicy[stage],
        ...table,
      });
      for (const [indexName, indexKey] of Object.entries(indexesOf(name))) {
        const projectionType = ProjectionType.KEYS_ONLY;
        created.addGlobalSecondaryIndex({ indexName, ...keyAttributes(indexKey), projectionType });
      }
      return created;
    };
    const names = Object.keys(tables) as TableName[];
    this.byName = Object.fromEntries(names.map((name) => [name, create(name)])) as Record<TableName, Table>;
  }
}

const keyAttributes = ([partition, sort]: readonly [partition: string, sort?: string]) => ({
  partitionKey: { name: partition, type: AttributeType.STRING },
  ...(sort && { sortKey: { name: sort, type: AttributeType.STRING } }),
});
